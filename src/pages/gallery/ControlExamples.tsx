import { useT } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import heart from 'virtual:icons/heart';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import { Expansion } from '../../ui/expansion/Expansion.tsx';
import { Flag } from '../../ui/flag/Flag.tsx';
import { Intensity } from '../../ui/intensity/Intensity.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Rating } from '../../ui/rating/Rating.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Stepper } from '../../ui/stepper/Stepper.tsx';
import { Stock } from '../../ui/stock/Stock.tsx';
import { Tag } from '../../ui/tag/Tag.tsx';
import { Row } from './Example.tsx';
import styles from './gallery.module.css';

const kinds = ['primary', 'secondary', 'activating', 'sale', 'community'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const ratings = [1, 2, 3, 4, 5] as const;
const flags = ['de', 'at', 'ch', 'cz', 'hu', 'pl', 'sk', 'tr'] as const;
const tones = ['ink', 'signal', 'leaf', 'plum', 'white'] as const;
const nothing = () => {};

export const ButtonExamples = () => (
  <>
    {kinds.map((kind) => (
      <Row key={kind}>
        {sizes.map((size) => (
          <Button key={size} kind={kind} size={size}>
            {kind}
          </Button>
        ))}
        <Button kind={kind} state="loading">
          loading
        </Button>
        <Button kind={kind} disabled>
          disabled
        </Button>
        <ButtonLink kind={kind} href="/gallery">
          link
        </ButtonLink>
      </Row>
    ))}
    <Button width="full">full width</Button>
    <Row>
      {(['small', 'large'] as const).flatMap((size) =>
        (['default', 'active', 'disabled'] as const).map((state) => (
          <IconButton key={size + state} icon={heart} size={size} state={state}>
            {`${size}, ${state}`}
          </IconButton>
        )),
      )}
    </Row>
  </>
);

export const ChoiceExamples = () => {
  const t = useT();
  const words = {
    label: t('ui.pager'),
    previous: t('ui.pager.previous'),
    next: t('ui.pager.next'),
    page: (page: number) => t('ui.pager.page', { page }),
  };
  return (
    <>
      <Row>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Chip href="/gallery">chip</Chip>
        <Chip href="/gallery" on state="chosen">
          chip, on
        </Chip>
      </Row>
      <Row>
        {ratings.map((value) => (
          <Intensity key={value} value={value} label={t('ui.intensity', { value })} />
        ))}
      </Row>
      <Row>
        {ratings.map((value) => (
          <Rating key={value} value={value} words={`${value} / 5`} count={String(value * 37)} />
        ))}
      </Row>
      <Row>
        {flags.map((flag) => (
          <Flag key={flag} name={flag} />
        ))}
      </Row>
      <Row>
        <Select
          name="above"
          label="above"
          value="b"
          options={['a', 'b'].map((value) => ({ value, text: `choice ${value}` }))}
        />
        <Select name="beside" label="beside" layout="beside" value="a" options={[{ value: 'a', text: 'one choice' }]} />
        {[1, 5, 10].map((value) => (
          <Stepper
            key={value}
            as="buttons"
            name="quantity"
            value={value}
            max={10}
            words={{ group: `quantity, now ${value}`, less: 'less', more: 'more' }}
            onStep={nothing}
          />
        ))}
      </Row>
      <Breadcrumb
        label="a way"
        steps={[
          { title: t('ui.home'), url: '/' },
          { title: 'Kaffee', url: '/kaffee-c1000.html' },
          { title: 'Ganze Bohnen', url: '/gallery' },
        ]}
      />
      {(
        [
          [1, 3],
          [5, 9],
        ] as const
      ).map(([page, pages]) => (
        <Pager
          key={pages}
          page={page}
          pages={pages}
          hrefOf={(number) => `/gallery?page=${number}`}
          words={{ ...words, label: `${words.label} ${pages}` }}
        />
      ))}
    </>
  );
};

const skeletonLines = ['title', 'line', 'line'] as const;

export const MessageExamples = () => (
  <>
    <div className={styles.columns}>
      {(['info', 'success', 'error', 'warning'] as const).map((kind) => (
        <Notification key={kind} kind={kind} onClose={nothing} closeLabel={`close ${kind}`}>
          {kind}: Guten Kaffee erkennt man am zweiten Schluck.
        </Notification>
      ))}
    </div>
    <Row>
      {(['ok', 'low', 'out'] as const).map((tone) => (
        <Stock key={tone} tone={tone}>
          {tone}
        </Stock>
      ))}
    </Row>
    <div>
      <Expansion title="open" open>
        <p>Der Text folgt dem Kopf ohne Linie, das Plus dreht sich zum Kreuz.</p>
      </Expansion>
      <Expansion title="closed">
        <p>Gefunden.</p>
      </Expansion>
    </div>
    <div className={styles.skeleton}>
      <Skeleton shape="tile" />
      {skeletonLines.map((shape, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Skeleton key={position} shape={shape} />
      ))}
    </div>
  </>
);
