import { zodResolver } from '@hookform/resolvers/zod'
import { useUpdateProfile } from '@outcome-studio/shared/data'
import {
  type Member,
  mapProfile,
  PROFILE_FIELD_NAMES,
  type Profile,
} from '@outcome-studio/shared/domain/member'
import { useHost, useUnsavedGuard } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { profileDraft } from './profileDraft.ts'
import { profileSchema } from './profileSchema.ts'

const formOf = (member: Member): Profile => mapProfile((field) => member[field])

/** Resets edited fields too. The form otherwise keeps them, for changes from elsewhere. */
const ALL = { keepDirtyValues: false } as const

/** The state of the profile form. A change from elsewhere updates only fields that the user has not edited. */
export function useProfileForm(member: Member) {
  const host = useHost()
  const update = useUpdateProfile()
  const [draft] = useState(() => profileDraft(window, member.id))
  const { control, formState, handleSubmit, reset, setValue, watch } = useForm<Profile>({
    resolver: zodResolver(profileSchema),
    values: formOf(member),
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty, dirtyFields } = formState
  useUnsavedGuard(isDirty && !update.isPending)

  useEffect(() => {
    for (const [name, typed] of Object.entries(draft.get() ?? {})) {
      const field = PROFILE_FIELD_NAMES.find((each) => each === name)
      if (field) setValue(field, typed, { shouldDirty: true })
    }
  }, [draft, setValue])

  const typed = watch()
  useEffect(() => {
    const changed = PROFILE_FIELD_NAMES.filter((field) => dirtyFields[field])
    if (changed.length === 0) draft.remove()
    else draft.set(Object.fromEntries(changed.map((field) => [field, typed[field]])))
  })

  const save = handleSubmit(async (profile) => {
    try {
      await update.mutateAsync(profile)
      reset(profile, ALL)
    } catch (error) {
      host.report(error)
    }
  })
  const discard = () => {
    update.reset()
    reset(formOf(member), ALL)
  }

  return { control, isDirty, update, save, discard }
}
