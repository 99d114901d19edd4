import type { ContentLink, ContentPage } from '../../contracts/content/content.contract.ts';
import { guaranteeNotice, type GuaranteeNotice } from '../../domain/guarantee/guarantee-picture.rules.ts';
import { inlinePieces } from '../../lib/text/inline-links.ts';
import { offerOn, type PageOffer } from './offers.ts';
import type { Crumb, PageAnswer, PageDefinition, PageRequest, PageServices } from '../page.ts';
import { shortText } from '../shell/short-text.rules.ts';
import { breadcrumbList } from '../shell/structured.rules.ts';

export interface ContentProps {
  readonly page: ContentPage;
  readonly way: readonly Crumb[];
  /** its sibling pages, including itself */
  readonly beside: readonly ContentLink[];
  /** id of the open question */
  readonly open?: string;
  /** the offer that the page adds to the cart */
  readonly offer?: PageOffer;
  /** LAW-7: on the page about the guarantee, on sites of the Union */
  readonly notice?: GuaranteeNotice;
  /** on the service page: links to the other pages */
  readonly more: readonly ContentLink[];
}

/** Name of the start page of the help. */
const hub = 'service';

const plain = (text: string): string =>
  inlinePieces(text)
    .map((piece) => piece.text)
    .join('');

/** schema.org FAQPage, if a page has questions. */
const faqOf = ({ questions }: ContentPage): readonly object[] =>
  questions
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.map(plain).join(' ') },
          })),
        },
      ]
    : [];

const noticeOn = (
  { name }: ContentPage,
  { site, moment }: PageRequest,
  { content: { facts } }: PageServices,
): GuaranteeNotice | undefined =>
  name === 'warranty' ? guaranteeNotice(site.code, moment.at, facts(site.code)['guaranteeNotice']) : undefined;

const answerFor = async (
  page: ContentPage,
  request: PageRequest,
  services: PageServices,
): Promise<PageAnswer<ContentProps>> => {
  const { site, t, query, moment } = request;
  const { content } = services;
  const notice = noticeOn(page, request, services);
  const start = content.byName(site.code, hub);
  const way = [
    { title: t('ui.home'), url: '/' },
    ...(start && page.name !== hub ? [{ title: start.title, url: start.url }] : []),
    { title: page.title, url: page.url },
  ];
  const open = page.questions?.find(({ id }) => id === query['question'])?.id;
  const offer = await offerOn(page, site.code, services, moment);
  const opening = page.lead ?? page.sections[0]?.paragraphs?.[0];
  const description = opening === undefined ? undefined : shortText(plain(opening));
  return {
    kind: 'shown',
    status: 200,
    head: {
      title: page.title,
      ...(description === undefined ? {} : { description }),
      canonical: page.url,
      siblings: content.addresses(page.name),
      structured: [breadcrumbList(way), ...faqOf(page)],
    },
    props: {
      page,
      way,
      beside: content.group(site.code, page.group),
      ...(open === undefined ? {} : { open }),
      ...(offer ? { offer } : {}),
      ...(notice ? { notice } : {}),
      more: page.name === hub ? [...content.group(site.code, 'shop'), ...content.group(site.code, 'legal')] : [],
    },
  };
};

/** SHOP-7, SITE-11: a content page; `?question={id}` opens that question. */
export const content: PageDefinition<ContentProps> = {
  name: 'content',
  paths: ['/:slug(^.*?)-s:number(^\\d{1,5}).html', '/c/:alias'],
  type: 'content',
  personal: false,
  query: ['question'],
  load: async (request, services) => {
    const { site, params, path } = request;
    const { alias } = params;
    const found =
      alias === undefined
        ? services.content.byNumber(site.code, Number(params['number']))
        : services.content.byAlias(site.code, alias);
    if (!found) return { kind: 'missing' };
    // The text before the number is for readers; a wrong one is redirected to the right one.
    if (alias === undefined && path !== found.url) return { kind: 'moved', permanent: true, to: found.url };
    return answerFor(found, request, services);
  },
};
