export { assembleExport, exportFileName } from './assembleExport.ts'
export type * from './MemberExport.ts'
export {
  middleSquare,
  PHOTO_SIZE,
  PHOTO_URL_MAX_LENGTH,
  photoToShow,
  requirePictureFile,
  requireStorablePhoto,
} from './profilePhoto.ts'
