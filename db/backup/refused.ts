/** A backup can't be made or restored, and nothing was changed. The message tells a person why, and what to do. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
