/** The styles of a region on another team's page, besides its own: fonts may load late there, because they are not preloaded. */
import '../../ui/late-fonts.css';
import '../../ui/foreign.css';
