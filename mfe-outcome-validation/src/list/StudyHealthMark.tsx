import { type StudyCounts, studyHealth } from '@outcome-studio/shared/domain/study'
import { FactNoun } from '@outcome-studio/shared/editor'
import { color, space } from '@outcome-studio/shared/ui'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { describeHealth } from './describeHealth.ts'

const Mark = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  & > svg[data-state='errors'] {
    color: ${color.danger};
  }
  & > svg[data-state='warnings'] {
    color: ${color.warning};
  }
  & > svg[data-state='hints'] {
    color: ${color.hint};
  }
  & > svg[data-state='good'] {
    color: ${color.success};
  }
`

const ICONS = { errors: CircleAlert, warnings: TriangleAlert, hints: Info, good: CircleCheck } as const

/** The remarks of a study at its last save. */
export function StudyHealthMark({ counts }: { readonly counts: StudyCounts }) {
  const health = studyHealth(counts)
  if (!health) return <span>Not checked yet</span>
  const state = (['errors', 'warnings', 'hints'] as const).find((kind) => health[kind] > 0) ?? 'good'
  const Icon = ICONS[state]
  return (
    <Mark>
      <FactNoun>Last check: </FactNoun>
      <Icon aria-hidden="true" data-state={state} />
      <span>{describeHealth(health)}</span>
    </Mark>
  )
}
