import { MAX_GROUP_SEATS, MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import * as z from 'zod/mini'

/** Schema of a number of seats that a member asks for. */
export const seatCount = z.int().check(z.minimum(MIN_GROUP_SEATS), z.maximum(MAX_GROUP_SEATS))
