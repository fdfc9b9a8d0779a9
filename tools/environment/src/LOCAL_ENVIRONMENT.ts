import { resolve } from 'node:path'
import { readEnvironment } from './readEnvironment.ts'

/** The environment of the local cloud, environments/local.json, with the standard ports. */
export const LOCAL_ENVIRONMENT = readEnvironment(resolve(import.meta.dirname, '../../..'), 'local')
