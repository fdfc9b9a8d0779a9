import type { Need, StudyOperation } from '@outcome-studio/shared/domain'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, Dialog } from '@outcome-studio/shared/ui'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { createPause } from '../../../core/createPause.ts'
import { useEditor } from '../../react/EditorContext.ts'
import { describeImport } from './describeSurvey.ts'
import { type ReadSurvey, readSurvey } from './readSurvey.ts'

const Hidden = styled.input`
  display: none;
`

/** Imports ratings from a file as one edit. Unusable lines are listed first. */
export function SurveyImport({ needs }: { readonly needs: readonly Need[] }) {
  const host = useHost()
  const { session } = useEditor()
  const requireAccess = useRequireAccess()
  const input = useRef<HTMLInputElement>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const [isReading, setReading] = useState(false)
  const [read, setRead] = useState<ReadSurvey | null>(null)

  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    reading.current = new AbortController()
    const { signal } = reading.current
    setReading(true)
    const found = await readSurvey(file, needs, createPause(signal))
    if (signal.aborted) return
    setReading(false)
    setRead(found)
  }

  const take = () => {
    if (read?.kind !== 'ratings') return
    const { ratings, respondents } = read.found
    const operations: StudyOperation[] = ratings.map(({ statementId, rating }) => ({
      kind: 'setItemFields',
      uuid: statementId,
      fields: { rating, halfRating: null },
    }))
    if (respondents) operations.push({ kind: 'setStudyFields', fields: { survey: { respondents } } })
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
        accept=".csv,.xlsx,.json"
        aria-label="File of survey results"
        onChange={(event) => void onFile(event)}
      />
      <Dialog
        title={read?.kind === 'refused' ? 'This file cannot be used' : 'Import survey results'}
        isOpen={read !== null}
        onClose={() => setRead(null)}
        actions={
          read?.kind === 'ratings' && read.found.ratings.length > 0 ? (
            <>
              <Button onPress={() => setRead(null)}>Cancel</Button>
              <Button tone="primary" onPress={take}>
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
        {read && <Findings read={read} />}
      </Dialog>
    </>
  )
}

/** Lines shown at most. */
const MOST_SHOWN = 10

function Findings({ read }: { readonly read: ReadSurvey }) {
  if (read.kind === 'refused') return <p>{read.message}</p>
  const { found } = read
  return (
    <>
      <p>{describeImport(found)} Ratings that are there already are replaced.</p>
      <Listed title="Not in this study, and left out" lines={found.unknown} />
      <Listed title="Could not be read, and left out" lines={found.problems} />
    </>
  )
}

function Listed({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {[...new Set(lines)].slice(0, MOST_SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST_SHOWN && <li>and {lines.length - MOST_SHOWN} more</li>}
      </ul>
    </section>
  )
}
