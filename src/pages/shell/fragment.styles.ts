/** The styles of the regions on other teams' pages, as far as their HTML shows them before they wake (vite.sheets.ts). */
import '../../ui/tokens.css';
import '../../ui/fonts.css';
import '../../ui/region-reset.css';
import './fragments.tsx';
import '../../ui/foreign.css';
