export { PHOTO_URL_MAX_LENGTH } from '../member/Member.ts'
export { assembleExport, exportFileName } from './assembleExport.ts'
export type * from './MemberExport.ts'
export {
  middleSquare,
  PHOTO_SIZE,
  photoToShow,
  requirePictureFile,
  requireStorablePhoto,
} from './profilePhoto.ts'
