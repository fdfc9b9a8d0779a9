import { describeError } from '@outcome-studio/shared/domain/errors'
import { type Member, PROFILE_FIELD_NAMES, PROFILE_FIELDS } from '@outcome-studio/shared/domain/member'
import { Button, Notice, space, TextField } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { narrow } from '../layout/layoutStyles.ts'
import { ProfileField } from './ProfileField.tsx'
import { ProfileStatus } from './ProfileStatus.tsx'
import { useGoHomeOnceComplete } from './useGoHomeOnceComplete.ts'
import { useProfileForm } from './useProfileForm.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space(5)} ${space(4)};

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Text that cannot be edited stands below its label: the padding and border of its field are outside. */
const Address = styled.div`
  & input {
    margin-inline-start: calc(-1 * ${space(3)} - 1px);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`

interface ProfileFieldsProps {
  readonly member: Member
  /** Leaves out all but the required texts, the two names, which a new member needs to go on. */
  readonly asksForNamesOnly: boolean
}

/** The form for those fields of the record that the member may change. */
export function ProfileFields({ member, asksForNamesOnly }: ProfileFieldsProps) {
  const { control, isDirty, update, save, discard } = useProfileForm(member)
  useGoHomeOnceComplete(member)

  return (
    <Form noValidate aria-label="Profile" onSubmit={(event) => void save(event)}>
      <Grid>
        {PROFILE_FIELD_NAMES.filter((name) => !asksForNamesOnly || 'missing' in PROFILE_FIELDS[name]).map(
          (name) => (
            <ProfileField key={name} control={control} name={name} />
          ),
        )}
      </Grid>
      {!asksForNamesOnly && (
        <Address>
          <TextField
            label="E-mail"
            type="email"
            value={member.email}
            isReadOnly
            description="The address you sign in with. It cannot be changed here."
          />
        </Address>
      )}
      {update.error && (
        <Notice tone="danger">{describeError(update.error).message} What you typed is still here.</Notice>
      )}
      <Actions>
        <Button tone="primary" type="submit" isPending={update.isPending}>
          Save
        </Button>
        {isDirty && !update.isPending && (
          <Button tone="quiet" onPress={discard}>
            Discard changes
          </Button>
        )}
        <ProfileStatus isDirty={isDirty} isSaving={update.isPending} isSaved={update.isSuccess} />
      </Actions>
    </Form>
  )
}
