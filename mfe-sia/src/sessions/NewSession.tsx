import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { Button, MenuButton, space } from '@outcome-studio/shared/ui'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { LazyPart } from '../core/LazyPart.tsx'

const chooseStudy = createLazyPart(
  async () => (await import(/* webpackChunkName: 'dialogs' */ '../study/ChooseStudy.tsx')).ChooseStudy,
)

const Row = styled.div`
  display: flex;
  gap: ${space(1)};

  & > :first-child {
    flex: 1;
  }
`

interface NewSessionProps {
  readonly studies: readonly StudyHeader[]
  /** The study of the open session; null without one. */
  readonly current: { readonly uuid: string; readonly name: string } | null
  /** @param studyUuid null for a new study */
  readonly onStart: (studyUuid: string | null) => void
}

/** Starts a session about the study that is open, or about another one. */
export function NewSession({ studies, current, onStart }: NewSessionProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Row>
      <Button tone="primary" onPress={() => onStart(current?.uuid ?? null)}>
        <Plus aria-hidden="true" />
        New session
      </Button>
      <MenuButton
        label="Choose the study of a new session"
        icon={<ChevronDown aria-hidden="true" />}
        choices={[
          ...(current
            ? [{ id: 'current', label: `About “${current.name}”`, onAction: () => onStart(current.uuid) }]
            : []),
          { id: 'new', label: 'About a new study', onAction: () => onStart(null) },
          { id: 'other', label: 'About another study…', onAction: () => setChoosing(true) },
        ]}
      />
      {isChoosing && (
        <LazyPart
          part={chooseStudy}
          props={{
            studies,
            onChoose: (uuid) => {
              setChoosing(false)
              onStart(uuid)
            },
            onClose: () => setChoosing(false),
          }}
          name="the dialog"
          isUrgent
        />
      )}
    </Row>
  )
}
