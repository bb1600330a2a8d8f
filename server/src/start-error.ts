type StartErrorCode =
  | 'bad_setting'
  | 'port_in_use'
  | 'data_folder_not_writable'
  | 'data_of_another_user'
  | 'data_unusable'
  | 'database_unreachable'
  | 'database_did_not_start'
  | 'binaries_missing'
  | 'no_unprivileged_user'
  | 'migrations_refused'

/**
 * A reason why the process cannot start, in one line for the administrator. The caller prints only `message`,
 * without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'

  constructor(
    readonly code: StartErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message.replaceAll(/\s*\n\s*/g, ' '), options)
  }
}
