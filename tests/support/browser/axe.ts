import axe from 'axe-core';

/**
 * What axe finds in the structure of a piece of HTML that stands in the page: names, roles, nesting, lists. Colours and
 * places need a real browser; the journeys look at those.
 */
export const axeFaults = async (element: Element): Promise<readonly string[]> => {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
