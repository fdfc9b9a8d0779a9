import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { StudyOperation } from '@outcome-studio/shared/domain/study'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, Dialog } from '@outcome-studio/shared/ui'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { createPause } from '../../../core/createPause.ts'
import { useEditor } from '../../react/EditorContext.ts'
import { describeImport } from './describeSurvey.ts'
import { type ReadSurvey, readSurvey, type SurveyChoices } from './readSurvey.ts'
import { SurveyFindings } from './SurveyFindings.tsx'

const Hidden = styled.input`
  display: none;
`

const NO_CHOICES: SurveyChoices = { scale: null, encoding: null }

/** Imports ratings from a file as one edit. Old and new ratings and unusable lines are shown first. */
export function SurveyImport({ needs }: { readonly needs: readonly Need[] }) {
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

  const readFile = async (file: File, chosen: SurveyChoices) => {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    setChosenFile(file)
    setChoices(chosen)
    setReading(true)
    const found = await readSurvey(file, needs, chosen, createPause(signal))
    if (signal.aborted) return
    setReading(false)
    setRead(found)
  }

  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (file) void readFile(file, NO_CHOICES)
  }

  const choose = (chosen: Partial<SurveyChoices>) => {
    if (chosenFile) void readFile(chosenFile, { ...choices, ...chosen })
  }

  const take = () => {
    if (read?.kind !== 'ratings') return
    const { ratings, people } = read.found
    const operations: StudyOperation[] = ratings.map(({ statementId, rating }) => ({
      kind: 'setItemFields',
      uuid: statementId,
      fields: { rating, halfRating: null },
    }))
    if (people) operations.push({ kind: 'setStudyFields', fields: { survey: { respondents: people.count } } })
    session.apply({ kind: 'batch', operations })
    setRead(null)
    host.toast(describeImport(read.found), { kind: 'success' })
  }

  return (
    <>
      <Button isPending={isReading} onPress={() => requireAccess() && input.current?.click()}>
        <Upload aria-hidden="true" />
        Import survey results
      </Button>
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
        onClose={() => setRead(null)}
        actions={
          read?.kind === 'ratings' && read.found.ratings.length > 0 ? (
            <>
              <Button onPress={() => setRead(null)}>Cancel</Button>
              <Button tone="primary" onPress={take} isDisabled={isReading}>
                Use these ratings
              </Button>
            </>
          ) : (
            <Button tone="primary" onPress={() => setRead(null)}>
              Close
            </Button>
          )
        }
      >
        {read && (
          <SurveyFindings
            read={read}
            needs={needs}
            scale={choices.scale}
            onScale={(scale) => choose({ scale })}
            onEncoding={(encoding) => choose({ encoding })}
          />
        )}
      </Dialog>
    </>
  )
}
