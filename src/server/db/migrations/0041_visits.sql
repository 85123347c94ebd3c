-- concurrently
CREATE INDEX CONCURRENTLY "analytics_events_session" ON "analytics_events" USING btree ("session_id");