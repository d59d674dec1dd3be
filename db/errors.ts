import { OwnError } from "#app/own-error.ts";

/** The database can't be reached, or didn't answer in time. Trying again later can help. */
export class DatabaseUnavailable extends OwnError {
  override name = "DatabaseUnavailable";
}

/** It didn't answer within a deadline of ours. */
export class DatabaseSilent extends DatabaseUnavailable {}

/** The connection to it was lost, or could not be made. */
export class ConnectionLost extends DatabaseUnavailable {}

/**
 * The database refused a query. It carries the SQL and the reason but no values: they would bring what people
 * wrote to us into the logs.
 */
export class QueryRefused extends OwnError {
  override name = "QueryRefused";
  /** SQLSTATE, for example 23505 for a value that must be unique. */
  readonly code: string | undefined;

  constructor(code: string | undefined, message: string) {
    super(message);
    this.code = code;
  }
}

/** Another process works on the embedded database's folder. */
export class FolderInUse extends OwnError {
  override name = "FolderInUse";
}
