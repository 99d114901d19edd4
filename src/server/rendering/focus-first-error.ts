const wrongField = /<(input|select|textarea|fieldset)\b[^>]*\saria-invalid="true"/;
const refusal = /<div\b[^>]*\sdata-refusal=/;
const radio = /<input\b[^>]*>/g;
const isChecked = (tag: string): boolean => /\schecked=""/.test(tag);

const tagName = /^<\w+/;
const focusedAt = (html: string, at: number): string => {
  const [name = ''] = tagName.exec(html.slice(at)) ?? [];
  return `${html.slice(0, at + name.length)} autofocus=""${html.slice(at + name.length)}`;
};

/** Of a group of radio buttons the chosen one, else the first: the group itself takes no focus. */
const radioAt = (html: string, at: number): number => {
  const radios = [...html.slice(at, html.indexOf('</fieldset>', at)).matchAll(radio)];
  const wanted = radios.find(([tag]) => isChecked(tag)) ?? radios[0];
  return at + (wanted?.index ?? 0);
};

/**
 * Whoever gets a form back stands at the first field that is wrong, whose words say why (aria-describedby); where no field is,
 * at what says why. By the browser's own `autofocus`, so without a script too; one way for all forms.
 */
export const focusFirstFault = (html: string): string => {
  const field = wrongField.exec(html);
  if (field) return focusedAt(html, field[1] === 'fieldset' ? radioAt(html, field.index) : field.index);
  const said = refusal.exec(html);
  return said ? focusedAt(html, said.index) : html;
};
