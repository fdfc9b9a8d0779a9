import { ANYTHING } from '@outcome-studio/shared/document'
import { allNeeds, type Need } from '@outcome-studio/shared/domain/analysis'
import type { StudyOperation } from '@outcome-studio/shared/domain/study'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, Dialog, Spinner } from '@outcome-studio/shared/ui'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { createPause } from '../../../core/createPause.ts'
import type { TakenColumns } from '../../../domain/survey/describeColumns.ts'
import { takenAnswers } from '../../../domain/survey/takenAnswers.ts'
import { useEditor, useSessionValue } from '../../react/EditorContext.ts'
import { AfterOpening } from './AfterOpening.tsx'
import { describeImport } from './describeSurvey.ts'
import { KeepAnswers } from './KeepAnswers.tsx'
import { type ReadSurvey, readSurvey, type SurveyChoices } from './readSurvey.ts'
import { SurveyFindings } from './SurveyFindings.tsx'
import { useStoreAnswers } from './useStoreAnswers.ts'

const Hidden = styled.input`
  display: none;
`

const NO_CHOICES: SurveyChoices = { scale: null, encoding: null, answerScale: null }

const NOTHING_CHANGED: TakenColumns = new Map()

/** Imports ratings from a file as one edit. Old and new ratings and unusable lines are shown first. */
export function SurveyImport() {
  const host = useHost()
  const { session } = useEditor()
  const requireAccess = useRequireAccess()
  const input = useRef<HTMLInputElement>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const [isReading, setReading] = useState(false)
  const [read, setRead] = useState<ReadSurvey | null>(null)
  const [chosenFile, setChosenFile] = useState<File | null>(null)
  const [choices, setChoices] = useState(NO_CHOICES)
  const [isKept, setKept] = useState(true)
  const [taken, setTaken] = useState(NOTHING_CHANGED)
  const isStored = useSessionValue(ANYTHING, ({ header }) => header !== null)
  const storing = useStoreAnswers(session.uuid)
  const [isClosing, setClosing] = useState(false)
  // As they were when the file was read. The preview is not drawn again with each progress, nor with its own ratings.
  const [needs, setNeeds] = useState<readonly Need[]>([])

  const readFile = async (file: File, chosen: SurveyChoices) => {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    setChosenFile(file)
    setChoices(chosen)
    setReading(true)
    const found = await readSurvey(file, session.content, chosen, createPause(signal))
    if (signal.aborted) return
    setReading(false)
    setNeeds(allNeeds(session.content))
    setRead(found)
  }

  const stopReading = () => {
    reading.current?.abort()
    setReading(false)
  }

  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    setTaken(NOTHING_CHANGED)
    void readFile(file, NO_CHOICES)
  }

  const choose = (chosen: Partial<SurveyChoices>) => {
    if (chosenFile) void readFile(chosenFile, { ...choices, ...chosen })
  }

  const close = () => {
    storing.stop()
    stopReading()
    setRead(null)
  }

  const take = async () => {
    if (read?.kind !== 'ratings') return
    const { ratings, people } = read.found
    // The answers are stored first: ratings without them cannot be told from typed ones.
    const answers = people && isKept && isStored ? takenAnswers(people, taken) : null
    if (answers && !(await storing.store(answers))) return
    const operations: StudyOperation[] = ratings.map(({ statementId, rating }) => ({
      kind: 'setItemFields',
      uuid: statementId,
      fields: { rating, halfRating: null },
    }))
    if (people) operations.push({ kind: 'setStudyFields', fields: { survey: { respondents: people.count } } })
    setClosing(true)
    session.apply({ kind: 'batch', operations })
    // The ratings and the closing dialog both calculate the style of the whole page: one after the other.
    await new Promise<void>((resolve) => setTimeout(resolve))
    setClosing(false)
    setRead(null)
    host.toast(describeImport(read.found), { kind: 'success' })
  }

  const isUsable = read?.kind === 'ratings' && read.found.ratings.length > 0
  const isStoring = storing.state.kind === 'storing'

  return (
    <>
      {isReading && read === null ? (
        <Button onPress={stopReading}>
          <Spinner />
          Stop reading
        </Button>
      ) : (
        <Button onPress={() => requireAccess() && input.current?.click()}>
          <Upload aria-hidden="true" />
          Import survey results
        </Button>
      )}
      <Hidden
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.json"
        aria-label="File of survey results"
        onChange={onFile}
      />
      <Dialog
        title={read?.kind === 'refused' ? 'This file cannot be used' : 'Import survey results'}
        size={read?.kind === 'ratings' ? 'large' : 'medium'}
        isOpen={read !== null}
        onClose={close}
        actions={
          isUsable ? (
            <>
              <Button onPress={isStoring ? storing.stop : close}>{isStoring ? 'Stop' : 'Cancel'}</Button>
              <Button
                tone="primary"
                onPress={() => void take()}
                isDisabled={isReading}
                isPending={isStoring || isClosing}
              >
                Use these ratings
              </Button>
            </>
          ) : (
            <Button tone="primary" onPress={close}>
              Close
            </Button>
          )
        }
      >
        {read?.kind === 'refused' && <p>{read.message}</p>}
        {read?.kind === 'ratings' && (
          <AfterOpening>
            <SurveyFindings
              read={read}
              needs={needs}
              choices={choices}
              onChoose={choose}
              taken={taken}
              onTake={setTaken}
            />
            {isUsable && (
              <KeepAnswers
                people={read.found.people}
                isStored={isStored}
                isKept={isKept}
                onKeep={setKept}
                state={storing.state}
              />
            )}
          </AfterOpening>
        )}
      </Dialog>
    </>
  )
}
