/** A form of a page, read from its HTML as a browser would send it untouched. */
export interface HtmlForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** values that a group of radio buttons offers */
  readonly offered: (name: string) => readonly string[];
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const isSent = (input: string): boolean =>
  !/\stype="(?:radio|checkbox)"/.test(input) || /\schecked(?=[\s=/>])/.test(input);

const chosenIn = (select: string): string => {
  const options = select.match(/<option[^>]*>/g) ?? [];
  return options.find((option) => /\sselected(?=[\s=/>])/.test(option)) ?? options[0] ?? '';
};

const formOf = (form: string): HtmlForm => {
  const inputs = form.match(/<input[^>]*>/g) ?? [];
  const selects = form.match(/<select[\s\S]*?<\/select>/g) ?? [];
  const sent = [
    ...inputs.filter(isSent).map((input) => [attribute(input, 'name'), attribute(input, 'value')] as const),
    ...selects.map((select) => [attribute(select, 'name'), attribute(chosenIn(select), 'value')] as const),
  ];
  return {
    action: attribute(form, 'action') ?? '',
    fields: Object.fromEntries(sent.flatMap(([name, value = '']) => (name === undefined ? [] : [[name, value]]))),
    offered: (name) =>
      inputs.flatMap((input) => (attribute(input, 'name') === name ? [attribute(input, 'value') ?? ''] : [])),
  };
};

export const formsIn = (html: string): readonly HtmlForm[] => (html.match(/<form[\s\S]*?<\/form>/g) ?? []).map(formOf);

/** Returns the first form that has a field: `name`, or `name=value`. Throws if there is none. */
export const formWith = (html: string, has: string): HtmlForm => {
  const [name = '', value] = has.split('=');
  const form = formsIn(html).find(({ fields, offered }) =>
    value === undefined ? name in fields || offered(name).length > 0 : fields[name] === value,
  );
  if (!form) throw new Error(`there is no form with ${has}`);
  return form;
};
