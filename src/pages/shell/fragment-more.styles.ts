/** The styles of products in a row and of promotions in a page, which few fragments have. */
import './rows/RecentRow.tsx';
import './rows/Shelf.tsx';
import '../../regions/promotion/PromotionBlock.tsx';
