/** The consent overlay of a vendor, with the vendor's names on the window. Loaded only if configured. */
interface VendorWindow {
  OptanonWrapper?: () => void;
  OneTrust?: { ToggleInfoDisplay(): void };
}

const page = (): VendorWindow => window as VendorWindow; // set by the vendor's script, according to its manual

export const vendorScript = {
  /** Calls `heard` at its start if a choice is known, and after each choice. */
  load: (address: string, domain: string, heard: () => void): void => {
    page().OptanonWrapper = heard;
    const script = document.createElement('script');
    script.src = address;
    script.charset = 'UTF-8';
    script.async = true;
    script.dataset['domainScript'] = domain;
    script.dataset['documentLanguage'] = 'true';
    document.head.append(script);
  },
  openSettings: (): void => page().OneTrust?.ToggleInfoDisplay(),
};
export type VendorScript = typeof vendorScript;
