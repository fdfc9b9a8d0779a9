import { useReadable } from '@outcome-studio/shared/feature'
import { Button, color, media, space, type } from '@outcome-studio/shared/ui'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { useShellHost } from '../../../host/ShellHostContext.ts'
import { usePreload } from '../../../lazy/usePreload.ts'

/** The paths are those of mfe-outcome-validation. */
const STUDIES = '/outcome-validation'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.narrow} {
    & > * {
      flex: 1 0 auto;
    }
  }
`

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  flex-basis: 100%;
  color: ${color.textMuted};
  font: ${type.small};

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`

/**
 * Ways to start a study. The example is open to everyone; the others need a membership.
 * @param isNew whether the member never had access
 * @param hasEnded whether the access has ended: the member is asked to renew it, and offered what needs none
 */
export function StartActions({ isNew, hasEnded }: { readonly isNew: boolean; readonly hasEnded: boolean }) {
  const { services } = useShellHost()
  const preload = usePreload(STUDIES)
  const noteId = useId()
  const { unrestricted } = useReadable(services.access)
  const goWithAccess = (to: string) => {
    if (unrestricted) services.navigate(to)
    else services.openModal('membershipRequired')
  }
  const marked = unrestricted ? {} : { 'aria-describedby': noteId }
  const lock = !unrestricted && <Lock aria-hidden="true" />
  return (
    <Actions {...preload}>
      {!hasEnded && (
        <>
          <Button
            tone={unrestricted ? 'primary' : 'secondary'}
            onPress={() => goWithAccess(`${STUDIES}/new/${crypto.randomUUID()}`)}
            {...marked}
          >
            {lock}
            New study
          </Button>
          <Button onPress={() => goWithAccess(`${STUDIES}?start=import`)} {...marked}>
            {lock}
            Import
          </Button>
        </>
      )}
      <Button
        tone={isNew ? 'primary' : 'secondary'}
        onPress={() => services.navigate(`${STUDIES}/example/evening-meal`)}
      >
        Open a finished example
      </Button>
      {!unrestricted && !hasEnded && (
        <Note id={noteId}>
          <Lock aria-hidden="true" />
          New studies and imports need a membership.
        </Note>
      )}
    </Actions>
  )
}
