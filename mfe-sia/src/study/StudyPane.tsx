import { ANYTHING, NAME, SAVING } from '@outcome-studio/shared/document'
import { studyAddress } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import { countStudy } from '@outcome-studio/shared/domain/study'
import {
  EditorNotices,
  HistoryButtons,
  SaveStatus,
  useEditorKeys,
  useReadOnly,
  useSave,
} from '@outcome-studio/shared/editor'
import { Button, color, space, TextLink, type } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useSession, useSessionValue } from './editing.ts'
import { Bar, Muted } from './paneStyles.ts'
import { StudySteps } from './StudySteps.tsx'
import { Said } from './sources/Said.tsx'
import { useFreshItems } from './useFreshItems.ts'

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }
`
const Head = styled.div`
  display: grid;
  gap: ${space(1)};
`
const Title = styled.h2`
  font: ${type.heading};
  overflow-wrap: anywhere;
`
const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};

  & dt {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`

/** The study of the conversation: its content, save state, and a link to its editor. */
export function StudyPane() {
  const session = useSession()
  const save = useSave()
  const isReadOnly = useReadOnly()
  const content = useSessionValue(ANYTHING, (open) => open.content)
  const header = useSessionValue(NAME, (open) => open.header)
  const { phase } = useSessionValue(SAVING, (open) => open.saveState)
  const fresh = useFreshItems(session)
  useEditorKeys({})
  useEffect(() => {
    // What is saved right away, and could not be, is saved as soon as it can be.
    const onOnline = () => session.saveState.phase === 'unsaved' && void save()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [session, save])
  const { jobSteps, outcomeStatements } = countStudy(content)
  const { executor, userInput } = content.jtbd
  const isEmpty = executor.trim() === '' && userInput.trim() === '' && content.jobSteps.length === 0
  return (
    <Frame>
      <Head>
        <Title>{header?.docName ?? 'New study'}</Title>
        <Muted>
          {counted(jobSteps, 'job step')}, {counted(outcomeStatements, 'outcome statement')}
        </Muted>
      </Head>
      <Bar>
        {/* Accepted proposals are saved at once, so undoing them is as well. */}
        {!isReadOnly && <HistoryButtons onStep={() => void save()} />}
        <SaveStatus />
        {!isReadOnly && phase === 'unsaved' && <Button onPress={() => void save()}>Save</Button>}
      </Bar>
      <EditorNotices />
      {isEmpty ? (
        <Muted>Nothing here yet. Accepted proposals appear here and are saved right away.</Muted>
      ) : (
        <>
          <Facts>
            <div>
              <dt>Job executor</dt>
              <dd>{executor.trim() ? <Said of="executor">{executor.trim()}</Said> : 'Not set yet'}</dd>
            </div>
            <div>
              <dt>Job to be done</dt>
              <dd>{userInput.trim() ? <Said of="job">{userInput.trim()}</Said> : 'Not set yet'}</dd>
            </div>
          </Facts>
          <StudySteps steps={content.jobSteps} fresh={fresh} />
        </>
      )}
      {header && <TextLink to={studyAddress(header.docName)}>Open in Outcome Validation</TextLink>}
    </Frame>
  )
}
