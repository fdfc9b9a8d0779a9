import { freePortOffset as reserve } from '../../../../tools/build/jest/freePortOffset.ts'
import { STANDARD_PORTS } from '../../config/localCloudPorts.ts'

/** Reserves an offset at which all ports of the local cloud are free, until this process ends. */
export const freePortOffset = (): Promise<number> => reserve(Object.values(STANDARD_PORTS))
