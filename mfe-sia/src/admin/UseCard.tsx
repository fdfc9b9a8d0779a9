import type { ModelStatus } from '@outcome-studio/shared/callables/readModelStatus'
import { counted } from '@outcome-studio/shared/domain/base'
import { fallbackTitle } from '@outcome-studio/shared/domain/languageModel'
import { Button, Card, useIsWide } from '@outcome-studio/shared/ui'
import { Days, Part, Reasons, Table } from './adminStyles.ts'
import { reasonsOf, type ShownDay, shownDays } from './describeUse.ts'

const number = new Intl.NumberFormat('en-US')

interface UseCardProps {
  readonly status: ModelStatus
  readonly isReloading: boolean
  readonly onReload: () => void
}

/** How much the model was used, and how often the product went on without it. */
export function UseCard({ status: { days }, isReloading, onReload }: UseCardProps) {
  const isWide = useIsWide()
  const shown = shownDays(days)
  const reasons = reasonsOf(days)
  return (
    <Card
      title={`Use of the last ${days.length} days`}
      lead="All members together. Days begin at midnight UTC."
      actions={
        <Button isPending={isReloading} onPress={onReload}>
          Refresh
        </Button>
      }
    >
      {shown.length === 0 ? (
        <p>
          Nothing yet. Answers of Sia and prompts of the judge are counted here as soon as the model is asked.
        </p>
      ) : isWide ? (
        <DayTable days={shown} />
      ) : (
        <DayList days={shown} />
      )}
      {reasons.length > 0 && (
        <Part aria-labelledby="without-the-model">
          <h3 id="without-the-model">Why it went on without the model</h3>
          <Reasons>
            {reasons.map(({ reason, coach, judge }) => (
              <li key={reason}>
                <span>{fallbackTitle(reason)}</span>
                <span>
                  {[
                    ...(coach > 0 ? [counted(coach, 'answer')] : []),
                    ...(judge > 0 ? [counted(judge, 'prompt')] : []),
                  ].join(', ')}
                </span>
              </li>
            ))}
          </Reasons>
        </Part>
      )}
    </Card>
  )
}

function DayTable({ days }: { readonly days: readonly ShownDay[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Answers of Sia</th>
          <th scope="col">Without the model</th>
          <th scope="col">Prompts of the judge</th>
          <th scope="col">Failed</th>
          <th scope="col">Tokens</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, label, ...counts }) => (
          <tr key={day}>
            <th scope="row">{label}</th>
            <td>{number.format(counts.answers)}</td>
            <td>{number.format(counts.answersWithout)}</td>
            <td>{number.format(counts.prompts)}</td>
            <td>{number.format(counts.promptsWithout)}</td>
            <td>{number.format(counts.tokens)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function DayList({ days }: { readonly days: readonly ShownDay[] }) {
  return (
    <Days>
      {days.map(({ day, label, answers, answersWithout, prompts, promptsWithout, tokens }) => (
        <li key={day}>
          <strong>{label}</strong>
          <p>
            {counted(answers, 'answer')}, {number.format(answersWithout)} without the model
          </p>
          <p>
            {counted(prompts, 'prompt')}, {number.format(promptsWithout)} failed
          </p>
          <p>{number.format(tokens)} tokens</p>
        </li>
      ))}
    </Days>
  )
}
