import { requireAllowedOrigins } from './allowedOrigins.ts'

// The first module of the functions, so that none starts without them.
requireAllowedOrigins(process.env)
