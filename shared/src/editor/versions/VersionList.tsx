import { Badge, Button, color, media, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { formatTime, formatTimeOfDay } from '../core/formatTime.ts'
import { byDay } from './byDay.ts'
import type { ShownVersion } from './ShownVersion.ts'
import { versionName } from './versionLabel.ts'

const Day = styled.section`
  display: grid;
  gap: ${space(1)};

  & > h2 {
    font: ${type.label};
    color: ${color.textMuted};

    ${media.wide} {
      padding-inline: ${space(3)};
    }
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** With the version that is shown beside it, the list has its rows inset, so that the color of one ends at the margin. */
const Item = styled.li`
  display: flex;
  align-items: start;
  gap: ${space(2)};
  padding: ${space(3)} 0;
  border-bottom: 1px solid ${color.border};
  overflow-wrap: anywhere;

  &[data-current] {
    border-radius: ${radius.medium};
    background: ${color.accentSoft};

    /* It is in view. The button stays, because it has the focus of who pressed it. */
    & > button:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
  ${media.wide} {
    padding-inline: ${space(3)};
  }

  & > div {
    display: grid;
    flex: 1;
    gap: ${space(0.5)};
    min-width: 0;
  }
  & > div > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    font: ${type.label};
  }
  & > div > p > time {
    color: ${color.textMuted};
    font: ${type.small};
  }
  & > div > p + p {
    color: ${color.textMuted};
    font: ${type.small};
  }
`

interface VersionListProps<Version extends ShownVersion> {
  readonly versions: readonly Version[]
  /** Number of versions to show. `versions` may hold one more to compare with. */
  readonly count: number
  /** Current name and stored revision of the document. */
  readonly docName: string
  readonly revision: number
  readonly describe: (version: Version, before: Version | undefined) => string
  /** The version that is shown next to the list; null for none. */
  readonly current: Version | null
  readonly onLook: (version: Version) => void
}

/** Lists the saves by day, with the changes of each. */
export function VersionList<Version extends ShownVersion>({
  versions,
  count,
  docName,
  revision,
  describe,
  current,
  onLook,
}: VersionListProps<Version>) {
  return byDay(versions.slice(0, count)).map((day) => (
    <Day key={day.date} aria-label={day.date}>
      <h2>{day.date}</h2>
      <ul>
        {day.versions.map((version) => (
          <Item key={version.revision} data-current={version === current ? '' : undefined}>
            <div>
              <p>
                <span>{versionName(version)}</span>
                <time dateTime={version.savedAt} title={formatTime(version.savedAt)}>
                  {formatTimeOfDay(version.savedAt)}
                </time>
                {version.revision === revision && <Badge>Latest save</Badge>}
              </p>
              <p>{describe(version, versions[versions.indexOf(version) + 1])}</p>
              {version.docName !== docName && <p>It was called “{version.docName}” then.</p>}
            </div>
            <Button
              tone="quiet"
              aria-current={version === current ? 'true' : undefined}
              aria-label={`View version ${version.revision}, ${formatTime(version.savedAt)}`}
              onPress={() => onLook(version)}
            >
              View
            </Button>
          </Item>
        ))}
      </ul>
    </Day>
  ))
}
