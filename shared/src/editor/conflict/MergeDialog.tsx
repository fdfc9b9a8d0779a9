import type { DocumentDifference, MergeSide } from '@outcome-studio/shared/document'
import { counted } from '@outcome-studio/shared/domain/base'
import { Button, color, Dialog, Disclosure, space, type } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { DocumentComparison, MergeChoices } from '../session/OpenDocument.ts'
import { useSave } from '../session/useSave.ts'
import { DifferenceChoice } from './DifferenceChoice.tsx'

const Choices = styled.div`
  display: grid;
  gap: ${space(4)};
`

const Rest = styled.p`
  margin-right: auto;
  align-self: center;
  color: ${color.textMuted};
  font: ${type.small};
`

interface MergeDialogProps {
  readonly comparison: DocumentComparison
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Asks for a choice on each conflicting difference, then saves the result over the newer version. */
export function MergeDialog({ comparison, onBack, onClose }: MergeDialogProps) {
  const save = useSave()
  const [choices, setChoices] = useState<MergeChoices>({})
  const { differences } = comparison
  const asked = differences.filter(({ taken }) => taken === null)
  const settled = differences.filter(({ taken }) => taken !== null)
  const open = asked.filter(({ id }) => !Object.hasOwn(choices, id))

  const chooseRest = (side: MergeSide) =>
    setChoices((before) => ({ ...before, ...Object.fromEntries(open.map(({ id }) => [id, side])) }))
  const saveMerged = () => {
    comparison.merge(choices)
    onClose()
    void save()
  }
  const choiceOf = (difference: DocumentDifference) => (
    <DifferenceChoice
      key={difference.id}
      difference={difference}
      chosen={choices[difference.id] ?? difference.taken}
      onChoose={(side) => setChoices((before) => ({ ...before, [difference.id]: side }))}
    />
  )

  return (
    <Dialog
      title="Compare and merge"
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Rest role="status">{describeOpen(open.length)}</Rest>
          <Button tone="quiet" onPress={onBack}>
            Back
          </Button>
          <Button tone="primary" onPress={saveMerged} isDisabled={open.length > 0}>
            Save merged version
          </Button>
        </>
      }
    >
      {asked.length > 0 && (
        <>
          <p>Both versions changed what stands here. Choose which is to stay; each side says it in full.</p>
          <Choices>{asked.map(choiceOf)}</Choices>
          {open.length > 1 && (
            <div>
              <Button tone="quiet" onPress={() => chooseRest('mine')}>
                Mine for the rest
              </Button>
              <Button tone="quiet" onPress={() => chooseRest('theirs')}>
                Theirs for the rest
              </Button>
            </div>
          )}
        </>
      )}
      {settled.length > 0 && (
        <Disclosure summary={describeSettled(settled.length)}>
          <Choices>{settled.map(choiceOf)}</Choices>
        </Disclosure>
      )}
      {differences.length === 0 && <p>Both versions say the same.</p>}
    </Dialog>
  )
}

function describeOpen(count: number): string {
  if (count === 0) return 'No conflicts left.'
  return `${counted(count, 'choice')} left.`
}

const describeSettled = (count: number): string =>
  count === 1 ? '1 change merged automatically' : `${count} changes merged automatically`
