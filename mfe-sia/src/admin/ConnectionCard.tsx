import { type ModelTest, testModel } from '@outcome-studio/shared/callables/testModel'
import { useCallable } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { MODEL_PROBLEMS } from '@outcome-studio/shared/domain/languageModel'
import { Button, Card, Notice } from '@outcome-studio/shared/ui'
import { Announced } from './adminStyles.ts'

/** Tests the connection to the model, and says what came back. */
export function ConnectionCard() {
  const { data, error, isPending, mutate } = useCallable(testModel)
  return (
    <Card
      title="Connection"
      lead="Asks the model one short question, without anything that members wrote."
      actions={
        <Button tone="primary" isPending={isPending} onPress={() => mutate()}>
          Test connection
        </Button>
      }
    >
      {/* Present from the start, so that screen readers announce what appears in it. */}
      <Announced role="status">
        {!isPending && data !== undefined && <Result test={data} />}
        {!isPending && error !== null && (
          <Notice tone="danger">The test did not run. {describeError(error).message}</Notice>
        )}
      </Announced>
    </Card>
  )
}

function Result({ test }: { readonly test: ModelTest }) {
  if (test.problem !== null) {
    const { title, advice } = MODEL_PROBLEMS[test.problem]
    return (
      <Notice tone="danger">
        <strong>{title}.</strong> {advice}
        {test.detail === '' ? '' : ` (${test.detail})`}
      </Notice>
    )
  }
  const seconds = (test.milliseconds / 1_000).toFixed(1)
  if (!test.callsTools) {
    return (
      <Notice tone="warning">
        The model answered in {seconds} s, but did not call the tool that it was asked to call. The judge
        works; Sia needs a model that supports tools.
      </Notice>
    )
  }
  return <Notice tone="success">It works: the model answered in {seconds} s and calls tools.</Notice>
}
