import { Badge, useIsWide } from '@outcome-studio/shared/ui'
import type { ReleaseRow } from './releaseRows.ts'
import { Numbers, Rows, Table, Version } from './releaseStyles.ts'
import { countText, durationText, errorRateText, NONE, shareText } from './releaseWords.ts'

const STATES = {
  current: { label: 'Current', tone: 'primary' },
  canary: { label: 'Canary', tone: 'neutral' },
  previous: { label: 'Previous', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'danger' },
} as const

/** What is shown of a version, by its column. */
const COLUMNS: readonly { readonly title: string; readonly of: (row: ReleaseRow) => string }[] = [
  { title: 'Views', of: ({ views }) => (views === null ? NONE : countText(views.views)) },
  { title: 'Share of views', of: ({ views, share }) => (views === null ? NONE : shareText(share)) },
  { title: 'Members', of: ({ views }) => (views === null ? NONE : countText(views.members)) },
  { title: 'Errors per 1,000 views', of: ({ views }) => (views === null ? NONE : errorRateText(views)) },
  { title: 'Time to mount, p75', of: ({ views }) => durationText(views?.mountP75 ?? null) },
]

interface VersionTableProps {
  /** Id of the heading that names the feature. */
  readonly labelledBy: string
  readonly rows: readonly ReleaseRow[]
}

/** The versions of a feature: a table on a wide screen, else a list. */
export function VersionTable({ labelledBy, rows }: VersionTableProps) {
  const isWide = useIsWide()
  if (!isWide) {
    return (
      <Rows role="list" aria-labelledby={labelledBy}>
        {rows.map((row) => (
          <li key={row.version}>
            <VersionName row={row} />
            <Numbers>
              {COLUMNS.map(({ title, of }) => (
                <NumberOf key={title} term={title} text={of(row)} />
              ))}
            </Numbers>
          </li>
        ))}
      </Rows>
    )
  }
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          {COLUMNS.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.version}>
            <th scope="row">
              <VersionName row={row} />
            </th>
            {COLUMNS.map(({ title, of }) => (
              <td key={title}>{of(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A version, and what the registry lists it as. */
export function VersionName({ row: { version, state } }: { readonly row: ReleaseRow }) {
  return (
    <Version>
      {version}
      {state !== null && <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>}
    </Version>
  )
}

function NumberOf({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  )
}
