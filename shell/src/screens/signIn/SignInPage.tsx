import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { LinkButton, Notice } from '@outcome-studio/shared/ui'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../boot/ShellContext.ts'
import { PlainPage } from '../../layout/PlainPage.tsx'

/** The way in. For now it leads to the developer login, where there is one. */
export function SignInPage() {
  const { config } = useShell()
  const { search } = useLocation()
  return (
    <PlainPage title={`Sign in to ${PRODUCT_NAME}`} lead="Your studies are waiting.">
      {config.emulators ? (
        <p>
          <LinkButton to={`/dev/token${search}`} tone="primary">
            Continue to developer login
          </LinkButton>
        </p>
      ) : (
        <Notice>Signing in is not available yet.</Notice>
      )}
    </PlainPage>
  )
}
