import { ANYTHING, NAME } from '@outcome-studio/shared/document'
import { type CoachNeeds, counted, studyNameFor } from '@outcome-studio/shared/domain'
import { EditorNotices, SaveStatus, useEditor, useReadOnly, useSave } from '@outcome-studio/shared/editor'
import { color, Disclosure, IconButton, space, TextLink, type } from '@outcome-studio/shared/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { saveUnderFreeName } from '../study/saveUnderFreeName.ts'
import { coachNeeds } from './coachNeeds.ts'
import { useSession, useSessionValue } from './editing.ts'
import { GoalLayers } from './GoalLayers.tsx'
import type { NeedsPlace, OpenNeeds } from './NeedsPlace.ts'
import { needsPath } from './needsPath.ts'

const Section = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(5)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.border};

  & > * {
    min-width: 0;
  }
  & h2 {
    font: ${type.heading};
    overflow-wrap: anywhere;
  }
`
const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
`

export interface NeedsGoalsProps {
  /** The name of a new document, unless it is taken. */
  readonly docName: string
  /** Names of the member's needs documents. */
  readonly names: readonly string[]
  readonly onPlace: (place: NeedsPlace) => void
  readonly onRead: (needs: CoachNeeds) => void
  /** Called after goals were saved. @param uuid of the document */
  readonly onSaved: (uuid: string) => void
}

/** The open needs document: what was added to it, whether it is saved, and the way to its editor. */
export function NeedsGoals({ docName, names, onPlace, onRead, onSaved }: NeedsGoalsProps) {
  const session = useSession()
  const { undo, redo } = useEditor()
  const save = useSave()
  const isReadOnly = useReadOnly()
  const content = useSessionValue(ANYTHING, (open) => open.content)
  const canUndo = useSessionValue(ANYTHING, (open) => open.canUndo)
  const canRedo = useSessionValue(ANYTHING, (open) => open.canRedo)
  const header = useSessionValue(NAME, (open) => open.header)
  const known = useMemo(() => new Set(session.content.goals.map(({ id }) => id)), [session])
  const taken = useRef(names)
  taken.current = names

  const saveNow = useCallback(
    () =>
      save(async () => {
        const isSaved = await saveUnderFreeName(session, (others) =>
          studyNameFor(docName, [...taken.current, ...others]),
        )
        if (isSaved) onSaved(session.uuid)
        return isSaved
      }),
    [save, session, docName, onSaved],
  )
  const apply = useCallback<OpenNeeds['apply']>(
    (operation) => {
      // Before the edit, so that undo takes the edit back first.
      if (session.docName.trim() === '') session.rename(studyNameFor(docName, taken.current))
      session.apply(operation)
      void saveNow()
    },
    [session, docName, saveNow],
  )
  useEffect(() => onPlace({ kind: 'open', session, apply }), [onPlace, session, apply])
  useEffect(() => onRead(coachNeeds(content)), [onRead, content])

  const step = (move: () => void) => {
    move()
    void saveNow()
  }
  const fresh = content.goals.filter(({ id }) => !known.has(id))
  const rest = content.goals.filter(({ id }) => known.has(id))
  return (
    <Section aria-label="Needs document">
      <div>
        <h2>{header?.docName ?? docName}</h2>
        <Muted>{header ? 'Needs document' : 'New needs document'}</Muted>
      </div>
      {(canUndo || canRedo) && !isReadOnly && (
        <Bar>
          <IconButton label="Undo in the needs document" disabled={!canUndo} onClick={() => step(undo)}>
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton label="Redo in the needs document" disabled={!canRedo} onClick={() => step(redo)}>
            <Redo2 aria-hidden="true" />
          </IconButton>
          <SaveStatus />
        </Bar>
      )}
      <EditorNotices />
      <GoalLayers goals={fresh} isNew />
      {rest.length > 0 && (
        <Disclosure summary={`${counted(rest.length, 'goal')} from before`}>
          <GoalLayers goals={rest} />
        </Disclosure>
      )}
      {header && <TextLink to={needsPath(header.docName)}>Open in Needs Framework</TextLink>}
    </Section>
  )
}
