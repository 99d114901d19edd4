const wrongField = /<(input|select|textarea|fieldset)\b[^>]*\saria-invalid="true"/;
const refusal = /<div\b[^>]*\sdata-refusal=/;
const radio = /<input\b[^>]*>/g;
const isChecked = (tag: string): boolean => /\schecked=""/.test(tag);

const tagName = /^<\w+/;
const focusedAt = (html: string, at: number): string => {
  const [name = ''] = tagName.exec(html.slice(at)) ?? [];
  return `${html.slice(0, at + name.length)} autofocus=""${html.slice(at + name.length)}`;
};

/** Returns the place of the group's checked radio button, else of its first one: the group itself cannot have the focus. */
const radioAt = (html: string, at: number): number => {
  const radios = [...html.slice(at, html.indexOf('</fieldset>', at)).matchAll(radio)];
  const wanted = radios.find(([tag]) => isChecked(tag)) ?? radios[0];
  return at + (wanted?.index ?? 0);
};

/**
 * Puts the focus of a refused form on its first wrong field, which is described by the reason (aria-describedby), or on the
 * message if no field is wrong. It is the browser's own `autofocus`, so it works without JavaScript, for all forms.
 */
export const focusFirstFault = (html: string): string => {
  const field = wrongField.exec(html);
  if (field) return focusedAt(html, field[1] === 'fieldset' ? radioAt(html, field.index) : field.index);
  const message = refusal.exec(html);
  return message ? focusedAt(html, message.index) : html;
};
