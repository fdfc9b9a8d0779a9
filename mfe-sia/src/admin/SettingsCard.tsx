import type { ModelStatus } from '@outcome-studio/shared/callables/readModelStatus'
import { Card, DescriptionList, Notice } from '@outcome-studio/shared/ui'

const KINDS = { openai: 'OpenAI-compatible', anthropic: 'Anthropic' } as const

const number = new Intl.NumberFormat('en-US')

/** Which coach answers, and by which settings. */
export function SettingsCard({ status }: { readonly status: ModelStatus }) {
  const { model, wrong, limits, versions, isModerated } = status
  const coach =
    model === null ? 'The built-in coach' : 'The language model, and the built-in coach when it fails'
  const judge = model === null ? 'The checker alone, without a judge' : 'The checker, then the language model'
  return (
    <Card title="Who answers" lead="Settings come from the environment and change with a deployment.">
      {wrong.length > 0 && (
        <Notice tone="danger">
          A model is configured, but not usable, so it is not asked. Correct {wrong.join(' and ')}.
        </Notice>
      )}
      {model === null && wrong.length === 0 && (
        <Notice>
          No language model is configured. The product is complete without one. To add one, set{' '}
          <code>model</code> in the environment and the secret <code>JUDGE_KEY</code>.
        </Notice>
      )}
      {model !== null && !model.hasKey && (
        <Notice tone="warning">
          The key is empty. Only a model on the same machine answers without one.
        </Notice>
      )}
      <DescriptionList
        facts={[
          { term: 'Sia', description: coach },
          { term: 'Outcome Validation', description: judge },
          ...(model === null
            ? []
            : [
                { term: 'Provider', description: KINDS[model.kind] },
                { term: 'Model', description: model.name },
                { term: 'Address', description: model.address },
                { term: 'Key', description: model.hasKey ? 'Set' : 'Empty' },
                {
                  term: 'Moderation',
                  description: isModerated ? 'Checks each message first' : 'None',
                },
                { term: 'Answers a day', description: limitText(limits.coach) },
                { term: 'Prompts of the judge a day', description: limitText(limits.judge) },
                {
                  term: 'Instructions',
                  description: `Coach ${versions.coach}, judge ${versions.judge}`,
                },
              ]),
        ]}
      />
    </Card>
  )
}

const limitText = ({ member, total }: ModelStatus['limits']['coach']): string =>
  `${number.format(member)} for a member, ${number.format(total)} for all`
