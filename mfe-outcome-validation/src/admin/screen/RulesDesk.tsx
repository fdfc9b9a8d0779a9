import type { RulesPlace } from '@outcome-studio/shared/data'
import { mergeRules, type StoredRules, usableRules } from '@outcome-studio/shared/domain/checker'
import { useOnline } from '@outcome-studio/shared/editor'
import { media, Notice, space } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useRulesDraft } from '../draft/useRulesDraft.ts'
import { RulesForm } from '../form/RulesForm.tsx'
import { TryIt } from '../tryIt/TryIt.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { JsonEditor } from './JsonEditor.tsx'
import { RulesTabs, useIsJson } from './RulesTabs.tsx'
import { SaveBar } from './SaveBar.tsx'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(6)};
`

/** On a wide window a change of the rules is seen at once in the text next to them. */
const Columns = styled(Parts)`
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: start;

    & > :last-child {
      position: sticky;
      top: 16px;
      overflow-y: auto;
      max-height: calc(100dvh - 96px);
      scrollbar-width: thin;
    }
  }
  ${media.low} {
    & > :last-child {
      position: static;
      max-height: none;
    }
  }
`

interface RulesDeskProps {
  readonly place: RulesPlace
  readonly stored: StoredRules | null
  /** The organization's rules if a study's are edited. */
  readonly under: StoredRules | null
}

/** The rules of one place: form, JSON, comparison with the method, and save. */
export function RulesDesk({ place, stored, under }: RulesDeskProps) {
  const editing = useRulesDraft(place, stored)
  const isJson = useIsJson()
  const isOnline = useOnline()
  const { draft } = editing
  const organization = useMemo(() => usableRules(under?.json ?? null), [under])
  const inForce = useMemo(
    () => (organization === null ? draft.usable : mergeRules(organization, draft.usable)),
    [organization, draft.usable],
  )
  const hasProblems = draft.reading.problems.length > 0
  return (
    <>
      <ConflictNotice editing={editing} />
      {editing.problem && (
        <Notice tone="danger">
          The rules were not saved. {editing.problem} They stay as you left them; try again.
        </Notice>
      )}
      {!isOnline && (
        <Notice tone="warning">
          You are offline. Go on editing: you can save once you are connected. Do not close this page before.
        </Notice>
      )}
      {under !== null && organization === null && (
        <Notice tone="warning">
          The organization’s own rules have problems and are left out here. Fix them under “Rules of”.
        </Notice>
      )}
      {draft.stored === null && !editing.isDirty && (
        <Notice>
          {place.kind === 'study'
            ? 'This study has no rules of its own, so your organization’s rules and the standard ODI rules apply.'
            : 'Your organization hasn’t set any rules yet, so the standard ODI rules apply.'}
        </Notice>
      )}
      <Columns>
        <Parts>
          <RulesTabs />
          {isJson ? (
            <JsonEditor text={draft.text} problems={draft.reading.problems} onText={editing.write} />
          ) : (
            <RulesForm reading={draft.reading} onChange={editing.change} />
          )}
        </Parts>
        <TryIt rules={inForce} isOlder={hasProblems} />
      </Columns>
      <SaveBar editing={editing} />
    </>
  )
}
