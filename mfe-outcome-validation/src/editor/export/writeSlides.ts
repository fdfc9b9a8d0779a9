import { studyToSlides } from '../../domain/presentation/studyToSlides.ts'

/** A module of its own, so that slides are lazy-loaded. */
export const writeSlides = studyToSlides
