import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { SegmentDefinition } from '@outcome-studio/shared/domain/study'
import { Button, Dialog, Notice, ProgressBar } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import { clusterDefinition } from '../../../domain/segments/editSegments.ts'
import { FEWEST_RESPONDENTS, type FoundClusters } from '../../../domain/segments/findClusters.ts'
import { newSegmentId } from '../newSegmentId.ts'
import { ClusterNames } from './ClusterNames.tsx'
import { CountChoice } from './CountChoice.tsx'
import { useClusterSearch } from './useClusterSearch.ts'

interface ClusterDialogProps {
  readonly needs: readonly Need[]
  readonly answers: SurveyAnswers
  readonly onAdd: (added: SegmentDefinition) => void
  readonly onClose: () => void
}

/** Finds clusters of respondents who rate alike. The member chooses how many, and names them. */
export function ClusterDialog({ needs, answers, onAdd, onClose }: ClusterDialogProps) {
  const outcomes = useMemo(() => {
    const asked = new Set(answers.outcomes.map(({ statementId }) => statementId))
    return needs.map(({ statementId }) => statementId).filter((id) => asked.has(id))
  }, [needs, answers])
  const { search, start, stop } = useClusterSearch(answers, outcomes)
  const [count, setCount] = useState<number | null>(null)
  const [names, setNames] = useState<readonly string[]>([])
  const seed = search.kind === 'found' ? search.seed : 0
  const found = search.kind === 'found' ? search.found : []
  const chosen = found.find(({ centers }) => centers.length === count) ?? clearest(found)
  return (
    <Dialog
      title="Find clusters"
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel
          </Button>
          {search.kind === 'searching' && <Button onPress={stop}>Stop</Button>}
          {search.kind === 'found' && <Button onPress={() => start(seed + 1)}>Search again</Button>}
          {(search.kind === 'stopped' || search.kind === 'failed') && (
            <Button tone="primary" onPress={() => start(1)}>
              Search again
            </Button>
          )}
          {chosen && (
            <Button
              tone="primary"
              onPress={() => onAdd(clusterDefinition(chosen, { uuid: newSegmentId(), seed, names }))}
            >
              Add {chosen.centers.length} segments
            </Button>
          )}
        </>
      }
    >
      <p>
        A cluster is a group of respondents for whom the same outcomes are important but not satisfied,
        whoever they are.
      </p>
      {search.kind === 'searching' && <ProgressBar label="Finding clusters" value={search.progress} />}
      {search.kind === 'stopped' && <Notice>The search was stopped. Nothing was changed.</Notice>}
      {search.kind === 'failed' && (
        <Notice tone="danger">
          The search could not be finished. Nothing was changed. Check the connection and search again.
        </Notice>
      )}
      {search.kind === 'found' && !chosen && (
        <Notice>
          No clusters were found. They need {FEWEST_RESPONDENTS} respondents who rated at least half of the
          outcomes, and who do not all answer alike.
        </Notice>
      )}
      {chosen && (
        <>
          <CountChoice found={found} chosen={chosen} clearest={clearest(found)} onChoose={setCount} />
          <ClusterNames
            chosen={chosen}
            needs={needs}
            answers={answers}
            names={names}
            onName={(number, name) =>
              setNames(chosen.centers.map((_, at) => (at === number ? name : (names[at] ?? ''))))
            }
          />
        </>
      )}
    </Dialog>
  )
}

const clearest = (found: readonly FoundClusters[]): FoundClusters | undefined =>
  found.toSorted((one, other) => other.silhouette - one.silhouette)[0]
