/** The style sheets of every page of the shop, in order; parts and regions follow with the components. */
import './base.css';
import '../../ui/tokens.css';
import '../../ui/fonts.css';
import '../../ui/region-reset.css';
import './Shell.tsx';
