/** What a region needs on a page of others, besides its own sheets: there a face may come late, as nobody preloads it. */
import '../../ui/fonts.css?late';
