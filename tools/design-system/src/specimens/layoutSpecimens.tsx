import {
  Avatar,
  Brand,
  Button,
  Card,
  DatedText,
  DateTile,
  Day,
  DescriptionList,
  Kbd,
  LastDay,
  Page,
  PageHeader,
  VisuallyHidden,
  WidePage,
} from '@outcome-studio/shared/ui'
import { LONG_TEXT } from './LONG_TEXT.ts'
import type { SchemeName, Specimen } from './Specimen.ts'

const FACTS = [
  { term: 'Membership', description: 'Standard, yearly' },
  { term: 'Renews', description: '1 May 2027' },
  { term: 'Organization', description: LONG_TEXT },
] as const

const IN: Readonly<Record<SchemeName, string>> = { system: '', light: ', light', dark: ', dark' }

export const layoutSpecimens: readonly Specimen[] = [
  {
    name: 'Brand',
    purpose: 'Says whose page it is, where no sidebar does.',
    contract: 'The product’s name as text; the mark beside it is decoration.',
    states: [{ name: 'Rest', show: () => <Brand /> }],
  },
  {
    name: 'Card',
    purpose: 'A part of a screen that stands for itself.',
    contract: 'A region named by its second-level heading.',
    states: [
      {
        name: 'With facts and an action',
        show: (scheme) => (
          <Card
            title={`Your plan${IN[scheme]}`}
            lead="Paid each year, in advance."
            actions={<Button>Change plan</Button>}
          >
            <DescriptionList facts={FACTS} />
          </Card>
        ),
      },
    ],
  },
  {
    name: 'DatedText',
    purpose: 'A sentence with its dates in the reader’s language and time zone.',
    contract: 'The parts of the sentence; a date is a time in ISO 8601 format.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <p>
            <DatedText sentence={['It renews on ', { at: '2026-12-27T12:00:00.000Z' }, '.']} />
          </p>
        ),
      },
    ],
  },
  {
    name: 'Day',
    purpose: 'A day in the reader’s language and time zone, with the zone.',
    contract: 'The time in ISO 8601 format.',
    states: [{ name: 'Rest', show: () => <Day at="2026-12-27T12:00:00.000Z" /> }],
  },
  {
    name: 'DescriptionList',
    purpose: 'Facts by name: a plan, a profile.',
    contract: 'Terms with their descriptions. One column where the screen is narrow.',
    states: [{ name: 'Rest', show: () => <DescriptionList facts={FACTS} /> }],
  },
  {
    name: 'LastDay',
    purpose: 'The last day of a period that ends with a day in UTC, such as one that an operator entered.',
    contract: 'The end in ISO 8601 format.',
    states: [{ name: 'Rest', show: () => <LastDay at="2026-12-27T23:59:59.999Z" /> }],
  },
  {
    name: 'Kbd',
    purpose: 'A key on the keyboard.',
    contract: 'Text like any other.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
          </span>
        ),
      },
    ],
  },
  {
    name: 'Avatar',
    purpose: 'A person as a picture, or as one letter where there is none.',
    contract: 'Decoration: the name stands beside it.',
    states: [
      { name: 'Rest', show: () => <Avatar initial="N" /> },
      { name: 'Large', show: () => <Avatar initial="N" size="large" /> },
    ],
  },
  {
    name: 'DateTile',
    purpose: 'The day of an event as the page of a calendar.',
    contract: 'Decoration: the date stands beside it in words.',
    states: [
      { name: 'Rest', show: () => <DateTile month="Nov" day="28" note="Sat" /> },
      { name: 'Another year', show: () => <DateTile month="Jan 2027" day="4" note="Tomorrow" /> },
    ],
  },
  {
    name: 'VisuallyHidden',
    purpose: 'Says to a screen reader what others see in another way.',
    contract: 'Read in its place, and takes no room.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <span>
            3<VisuallyHidden> steps are left</VisuallyHidden>
          </span>
        ),
      },
    ],
  },
  {
    name: 'Page',
    purpose: 'The column a screen stands in.',
    contract: 'At most 920 px wide, with room around it. No role of its own.',
    states: [{ name: 'Rest', show: () => <Page>A screen.</Page> }],
  },
  {
    name: 'WidePage',
    purpose: 'The column of a screen whose content is a table.',
    contract: 'At most 1,240 px wide, with room around it. No role of its own.',
    states: [{ name: 'Rest', show: () => <WidePage>A list in columns.</WidePage> }],
  },
  {
    name: 'GlobalStyle',
    purpose: 'Fonts, colors and defaults of the whole page; rendered once, by whoever owns the page.',
    contract:
      'Follows the system’s scheme, contrast and motion. Every element that takes the keyboard has a focus ring.',
    states: [{ name: 'Rest', show: () => <p>This page stands in it.</p> }],
  },
  {
    name: 'PageHeader',
    purpose: 'A screen’s name, with what can be done on the whole of it.',
    contract: 'The one first-level heading of a screen.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <PageHeader
            title="Outcome Validation"
            lead="All your studies."
            actions={<Button>New study</Button>}
          />
        ),
      },
    ],
  },
]
