import { photoToShow } from '@outcome-studio/shared/domain/account'
import type { Instructor } from '@outcome-studio/shared/domain/events'
import { Avatar } from '@outcome-studio/shared/ui'

interface InstructorPhotoProps {
  readonly instructor: Pick<Instructor, 'name' | 'photoUrl'>
  /** Default 'medium'. */
  readonly size?: 'medium' | 'large'
}

/** The photo of an instructor, or the first letter of the name. Show the name next to it. */
export function InstructorPhoto({ instructor: { name, photoUrl }, size = 'medium' }: InstructorPhotoProps) {
  return <Avatar size={size} initial={[...name][0]?.toUpperCase() ?? ''} src={photoToShow(photoUrl)} />
}
