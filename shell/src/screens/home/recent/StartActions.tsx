import { useReadable } from '@outcome-studio/shared/feature'
import { Button, media, space } from '@outcome-studio/shared/ui'
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

/**
 * Ways to start a study. The example is open to everyone; the others need a membership.
 * @param isNew whether the member never had access
 * @param hasEnded whether the access has ended: the member is asked to renew it, and offered what needs none
 */
export function StartActions({ isNew, hasEnded }: { readonly isNew: boolean; readonly hasEnded: boolean }) {
  const { services } = useShellHost()
  const preload = usePreload(STUDIES)
  const { unrestricted } = useReadable(services.access)
  const goWithAccess = (to: string) => {
    if (unrestricted) services.navigate(to)
    else services.openModal('membershipRequired')
  }
  return (
    <Actions {...preload}>
      {!hasEnded && (
        <>
          <Button
            tone={unrestricted ? 'primary' : 'secondary'}
            onPress={() => goWithAccess(`${STUDIES}/new/${crypto.randomUUID()}`)}
          >
            New study
          </Button>
          <Button onPress={() => goWithAccess(`${STUDIES}?start=import`)}>Import</Button>
        </>
      )}
      <Button
        tone={isNew ? 'primary' : 'secondary'}
        onPress={() => services.navigate(`${STUDIES}/example/evening-meal`)}
      >
        Open a finished example
      </Button>
    </Actions>
  )
}
