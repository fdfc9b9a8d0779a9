import { Checkbox } from '@outcome-studio/shared/ui'
import { STUDENT_CONDITIONS } from '../../domain/PLAN_TEXTS.ts'

interface StudentConditionsProps {
  readonly isEnrolled: boolean
  readonly onChange: (isEnrolled: boolean) => void
}

/** Who can have the student plan, and the member's confirmation. */
export function StudentConditions({ isEnrolled, onChange }: StudentConditionsProps) {
  return (
    <>
      {STUDENT_CONDITIONS.map((condition) => (
        <p key={condition}>{condition}</p>
      ))}
      <Checkbox label="I am enrolled at a school or university" isSelected={isEnrolled} onChange={onChange} />
    </>
  )
}
