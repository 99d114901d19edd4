import { CalendarView } from './calendar/CalendarView.tsx';
import type { DeskData } from './desk-data.ts';
import { deskWords } from './desk.texts.ts';
import { HistoryList } from './HistoryList.tsx';
import { ItemList } from './items/ItemList.tsx';
import { PlanningView } from './planning/PlanningView.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { TestList } from './tests/TestList.tsx';
import styles from './desk.module.css';

const lists = {
  promotions: ItemList,
  calendar: CalendarView,
  releases: ReleaseList,
  tests: TestList,
  planning: PlanningView,
  history: HistoryList,
} as const;

/** The desk: its parts as pages of their own, so that each has an address. */
export const Desk = ({ data }: { readonly data: DeskData }) => {
  const List = lists[data.view];
  const words = deskWords[data.language];
  return (
    <>
      <nav className={styles.views}>
        {data.views.map(({ view, url }) => (
          <a key={view} href={url} aria-current={view === data.view ? 'page' : undefined}>
            {words[view]}
          </a>
        ))}
      </nav>
      <List data={data} />
    </>
  );
};
