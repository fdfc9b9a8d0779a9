import { zodResolver } from '@hookform/resolvers/zod'
import { useUpdateProfile } from '@outcome-studio/shared/data'
import { describeError, type Member } from '@outcome-studio/shared/domain'
import { useHost, useUnsavedGuard } from '@outcome-studio/shared/feature'
import { Button, media, Notice, space, TextField } from '@outcome-studio/shared/ui'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { ProfileField } from './ProfileField.tsx'
import { ProfileStatus } from './ProfileStatus.tsx'
import { type ProfileForm, profileSchema } from './profileSchema.ts'
import { useGoOnOnceComplete } from './useGoOnOnceComplete.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space(5)} ${space(4)};

  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`

const formOf = ({ firstName, lastName, title, organization }: Member): ProfileForm => ({
  firstName,
  lastName,
  title,
  organization,
})

/** The part of the record that is the member's to change. */
export const ProfileFields = ({ member }: { readonly member: Member }) => {
  const host = useHost()
  const update = useUpdateProfile()
  const form = useForm<ProfileForm>({
    resolver: zodResolver(profileSchema),
    values: formOf(member),
    resetOptions: { keepDirtyValues: true },
  })
  const { control, formState } = form
  useUnsavedGuard(formState.isDirty && !update.isPending)
  useGoOnOnceComplete(member)

  const save = form.handleSubmit(async (profile) => {
    try {
      await update.mutateAsync(profile)
      form.reset(profile)
    } catch (error) {
      host.showError(error)
    }
  })

  return (
    <Form noValidate aria-label="Profile" onSubmit={(event) => void save(event)}>
      <Grid>
        <ProfileField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <ProfileField control={control} name="lastName" label="Last name" autoComplete="family-name" />
        <ProfileField control={control} name="title" label="Title" autoComplete="organization-title" />
        <ProfileField
          control={control}
          name="organization"
          label="Organization"
          autoComplete="organization"
        />
      </Grid>
      <TextField
        label="E-mail"
        type="email"
        value={member.email}
        isReadOnly
        description="The address you sign in with. It cannot be changed here."
      />
      {update.error && (
        <Notice tone="danger">{describeError(update.error).message} What you typed is still here.</Notice>
      )}
      <Actions>
        <Button tone="primary" type="submit" isPending={update.isPending}>
          Save
        </Button>
        <ProfileStatus isDirty={formState.isDirty} isSaving={update.isPending} isSaved={update.isSuccess} />
      </Actions>
    </Form>
  )
}
