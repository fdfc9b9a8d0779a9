import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import {
  color,
  focusRing,
  iconButtonStyles,
  maskedIcons,
  radius,
  space,
  type,
} from '@outcome-studio/shared/ui'
import { type MouseEvent, memo } from 'react'
import { css } from 'styled-components'

/** Lucide's icons (ISC licence). */
const icons = maskedIcons({
  rename:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zm-6.174-1.812 4 4',
  export: 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5',
  delete:
    'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
})

/** Styles of the rows, for the element around the lists: a styled component for each element is slow for hundreds. */
export const sessionRowStyles = css`
  & li {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 36px;
    border-radius: ${radius.medium};
    content-visibility: auto;
    contain-intrinsic-size: auto 36px;
    ${icons}

    &[hidden] {
      display: none;
    }
    &:hover {
      background: ${color.sunken};
    }
    &:has([aria-current]) {
      background: ${color.accentSoft};
    }
    /* Out of the layout until they are needed, so that the title has the whole row. Each is where it appears. */
    &:not(:hover, :has(:focus-visible)) > button {
      position: absolute;
      inset-inline-end: 0;
      opacity: 0;
    }
    & > button:nth-last-child(2) {
      inset-inline-end: 32px;
    }
    & > button:nth-last-child(3) {
      inset-inline-end: 64px;
    }
    /* Under a finger they are a line of their own below the chosen session. */
    @media (pointer: coarse) {
      flex-wrap: wrap;
      justify-content: flex-end;
      min-height: 44px;

      &:not(:hover, :has(:focus-visible)) > button {
        pointer-events: none;
      }
      &:has([aria-current]) > button {
        position: static;
        opacity: 1;
        pointer-events: auto;
      }
    }
  }
  & li > a {
    flex: 1;
    min-width: 0;
    padding: ${space(1.5)} ${space(2)};
    border-radius: ${radius.medium};
    color: ${color.text};
    font: ${type.small};
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    overflow: hidden;
    ${focusRing}
    outline-offset: -2px !important;

    &[aria-current] {
      font-weight: 600;
    }
    @media (pointer: coarse) {
      flex-basis: 100%;
    }
  }
  & li > button {
    flex: none;
    width: 32px;
    height: 32px;
    ${iconButtonStyles}
  }
`

interface SessionRowProps {
  readonly session: SiaSession
  readonly path: string
  readonly isCurrent: boolean
  /** Whether the search leaves it out. */
  readonly isHidden: boolean
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onRename: (session: SiaSession) => void
  readonly onExport: (session: SiaSession) => void
  readonly onRemove: (session: SiaSession) => void
}

/** One session in the list. Elements only, without components or svg, as a list shows hundreds of them. */
export const SessionRow = memo(
  ({ session, path, isCurrent, isHidden, onFollow, onRename, onExport, onRemove }: SessionRowProps) => {
    const { title } = session
    const action = (icon: string, label: string, onPress: (session: SiaSession) => void) => (
      <button
        type="button"
        data-icon={icon}
        aria-label={label}
        title={label}
        onClick={() => onPress(session)}
      />
    )
    return (
      <li hidden={isHidden}>
        <a href={path} title={title} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
          {title}
        </a>
        {action('rename', `Rename ${title}`, onRename)}
        {action('export', `Export ${title}`, onExport)}
        {action('delete', `Delete ${title}`, onRemove)}
      </li>
    )
  },
)
