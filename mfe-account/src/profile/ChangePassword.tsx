import { requestPasswordChange } from '@outcome-studio/shared/data'
import { describeError, type Member } from '@outcome-studio/shared/domain'
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
            A mail is on its way to {email}. Open the link in it to choose a new password. If it is not there
            in a few minutes, look among unwanted mail. Devices that are signed in stay so: if somebody else
            may know your old password, sign out everywhere once you have the new one.
          </Notice>
        </div>
      )}
      {error && (
        <Notice tone="danger">Asking for the mail did not work. {describeError(error).message}</Notice>
      )}
    </Section>
  )
}
