import { requestPasswordChange } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { Section } from '../layout/Section.tsx'
import { SignOutEverywhereButton } from './SignOutEverywhere.tsx'

/** Sends a mail with a link where the member chooses a new password at the identity provider. */
export function ChangePassword({ email }: Pick<Member, 'email'>) {
  const host = useHost()
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => requestPasswordChange(),
    onError: (failure) => host.report(failure),
  })
  return (
    <Section
      title="Password"
      lead={`We send a link to ${email}, and you choose a new password there.`}
      action={
        <Button isPending={isPending} onPress={() => mutate()}>
          Change password
        </Button>
      }
    >
      {isSuccess && (
        <div role="status">
          <Notice tone="success" actions={<SignOutEverywhereButton />}>
            We’ve emailed a link to {email}. Open it to choose a new password. If it doesn’t arrive in a few
            minutes, check your spam folder. Devices that are signed in stay so: if somebody else may know
            your old password, sign out everywhere once you have the new one.
          </Notice>
        </div>
      )}
      {error && <Notice tone="danger">We couldn’t send the email. {describeError(error).message}</Notice>}
    </Section>
  )
}
