/** The consent overlay of another house: its own names on the window. Loaded only where one is configured. */
interface VendorWindow {
  OptanonWrapper?: () => void;
  OneTrust?: { ToggleInfoDisplay(): void };
}

const page = (): VendorWindow => window as VendorWindow; // what the vendor's script puts there, by its manual

export const vendorScript = {
  /** `heard` each time that it knows a choice: as it starts, and whenever somebody chooses. */
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
