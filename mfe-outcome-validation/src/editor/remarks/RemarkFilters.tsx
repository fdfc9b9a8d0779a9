import { counted } from '@outcome-studio/shared/domain/base'
import type { Severity } from '@outcome-studio/shared/domain/study'
import { useReadable } from '@outcome-studio/shared/feature'
import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { RemarkCounts } from '../checking/countOpenRemarks.ts'
import { SEVERITIES } from '../checking/severities.ts'
import { useEditor } from '../react/EditorContext.ts'
import { SeverityDot } from './SeverityDot.tsx'

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 28px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${type.label};
  cursor: pointer;
  ${focusRing}

  &:hover {
    border-color: ${color.borderStrong};
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  @media (pointer: coarse) {
    min-height: 40px;
  }
`

/** The numbers of remarks. Each shows only the remarks of its severity while it is pressed. */
export function RemarkFilters({ counts }: { readonly counts: RemarkCounts }) {
  const { remarkFilter } = useEditor()
  const filter = useReadable(remarkFilter)
  const toggle = (severity: Severity) =>
    remarkFilter.set(
      filter.includes(severity) ? filter.filter((each) => each !== severity) : [...filter, severity],
    )
  return (
    <Frame role="group" aria-label="Show only">
      {SEVERITIES.filter((severity) => counts[severity] > 0 || filter.includes(severity)).map((severity) => (
        <Toggle
          key={severity}
          type="button"
          aria-pressed={filter.includes(severity)}
          onClick={() => toggle(severity)}
        >
          <SeverityDot severity={severity} />
          {counted(counts[severity], severity)}
        </Toggle>
      ))}
    </Frame>
  )
}
