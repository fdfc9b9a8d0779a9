import type { Rule } from '@outcome-studio/shared/domain/checker'
import type { Severity } from '@outcome-studio/shared/domain/study'
import { Switch } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import type { RulesChange } from '../draft/RulesDraft.ts'
import { SeveritySelect } from './SeveritySelect.tsx'

interface RuleRowProps {
  readonly rule: Rule
  readonly isOff: boolean
  /** undefined: the method's severity. */
  readonly severity: Severity | undefined
  readonly onChange: (change: RulesChange) => void
}

/** One rule of the method. Memoized, so that a change renders only its own row. */
export const RuleRow = memo(function RuleRow({ rule, isOff, severity, onChange }: RuleRowProps) {
  const { id, title, explanation } = rule
  const set = (off: boolean, chosen: Severity | undefined) =>
    onChange((config) => ({
      ...config,
      rules: { ...config.rules, [id]: { off, ...(chosen && { severity: chosen }) } },
    }))
  return (
    <tr>
      <td>
        <Switch
          label={`${id} ${title}`}
          description={explanation}
          isSelected={!isOff}
          onChange={(isOn) => set(!isOn, severity)}
        />
      </td>
      <td>
        <SeveritySelect
          label={`Severity of ${id}`}
          value={severity}
          method={rule.severity}
          isDisabled={isOff}
          onChange={(chosen) => set(isOff, chosen)}
        />
      </td>
    </tr>
  )
})
