/** The style sheets of every page, in order; those of components and regions follow. */
import './base.css';
import '../../ui/tokens.css';
import '../../ui/fonts.css';
import '../../ui/region-reset.css';
import './Shell.tsx';
