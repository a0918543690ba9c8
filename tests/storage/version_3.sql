-- A store of version 3, as the program wrote it then: a finished game that is listed, one under way, and a lobby with a code.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
INSERT INTO entries VALUES('aa0000000001',1,'{"kind":"created","game":"cinecitta","rules":1,"content":"393d7901f47107c78a2c452eb99b47acf29efa45ffd84023506d2997d929dfd8","options":{"players":3,"coaster":false,"awards":false},"host":"4740ae6347b0172c01254ff55bae5aff5199f4446e7f6d643d40185b3f475145","server_seed":"19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b","hints":true,"listed":true,"clock":{"kind":"none"}}');
INSERT INTO entries VALUES('aa0000000001',2,'{"kind":"bot","seat":1,"bot":"random"}');
INSERT INTO entries VALUES('aa0000000001',3,'{"kind":"bot","seat":2,"bot":"random"}');
INSERT INTO entries VALUES('aa0000000001',4,'{"kind":"bot","seat":3,"bot":"random"}');
INSERT INTO entries VALUES('aa0000000001',5,'{"kind":"starting"}');
INSERT INTO entries VALUES('aa0000000001',6,'{"kind":"acted","client":"c5","move":{"seat":1,"action":{"kind":"offer","card":"Director 3","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Director 3","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',7,'{"kind":"acted","client":"c6","move":{"seat":2,"action":{"kind":"offer","card":"Director 2","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Director 2","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',8,'{"kind":"acted","client":"c7","move":{"seat":3,"action":{"kind":"offer","card":"Director 5","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Director 5","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Director 3","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Director 2","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Director 5","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',9,'{"kind":"acted","client":"c8","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',10,'{"kind":"acted","client":"c9","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',11,'{"kind":"acted","client":"c10","move":{"seat":3,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":3,"answer":"secure"},{"kind":"returned","seat":1,"to":2,"card":"Director 3","notes":0,"answer":"secure"},{"kind":"returned","seat":2,"to":3,"card":"Director 2","notes":0,"answer":"secure"},{"kind":"returned","seat":3,"to":1,"card":"Director 5","notes":0,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',12,'{"kind":"acted","client":"c11","move":{"seat":1,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":1,"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',13,'{"kind":"acted","client":"c12","move":{"seat":2,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":2,"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',14,'{"kind":"acted","client":"c13","move":{"seat":3,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":3,"out":[]},{"kind":"placed","seat":1,"cards":["Director 3"],"out":[]},{"kind":"placed","seat":2,"cards":["Director 2"],"out":[]},{"kind":"placed","seat":3,"cards":["Director 5"],"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',15,'{"kind":"acted","client":"c14","move":{"seat":1,"action":{"kind":"offer","card":"Director 9","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Director 9","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',16,'{"kind":"acted","client":"c15","move":{"seat":2,"action":{"kind":"offer","card":"Director 6","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Director 6","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',17,'{"kind":"acted","client":"c16","move":{"seat":3,"action":{"kind":"offer","card":"Director 8","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Director 8","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Director 9","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Director 6","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Director 8","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',18,'{"kind":"acted","client":"c17","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',19,'{"kind":"acted","client":"c18","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',20,'{"kind":"acted","client":"c19","move":{"seat":3,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":3,"answer":"secure"},{"kind":"returned","seat":1,"to":2,"card":"Director 9","notes":0,"answer":"secure"},{"kind":"returned","seat":2,"to":3,"card":"Director 6","notes":0,"answer":"secure"},{"kind":"returned","seat":3,"to":1,"card":"Director 8","notes":0,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',21,'{"kind":"acted","client":"c20","move":{"seat":1,"action":{"kind":"place","out":["Director 3"]},"draws":[],"events":[{"kind":"arranged","seat":1,"out":["Director 3"]}]}}');
INSERT INTO entries VALUES('aa0000000001',22,'{"kind":"acted","client":"c21","move":{"seat":2,"action":{"kind":"place","out":["Director 2"]},"draws":[],"events":[{"kind":"arranged","seat":2,"out":["Director 2"]}]}}');
INSERT INTO entries VALUES('aa0000000001',23,'{"kind":"acted","client":"c22","move":{"seat":3,"action":{"kind":"place","out":["Director 5"]},"draws":[],"events":[{"kind":"arranged","seat":3,"out":["Director 5"]},{"kind":"placed","seat":1,"cards":["Director 9"],"out":["Director 3"]},{"kind":"placed","seat":2,"cards":["Director 6"],"out":["Director 2"]},{"kind":"placed","seat":3,"cards":["Director 8"],"out":["Director 5"]}]}}');
INSERT INTO entries VALUES('aa0000000001',24,'{"kind":"acted","client":"c23","move":{"seat":1,"action":{"kind":"offer","card":"Actor 5","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Actor 5","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',25,'{"kind":"acted","client":"c24","move":{"seat":2,"action":{"kind":"offer","card":"Cameraman 6","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Cameraman 6","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',26,'{"kind":"acted","client":"c25","move":{"seat":3,"action":{"kind":"offer","card":"Actor 2","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Actor 2","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Actor 5","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Cameraman 6","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Actor 2","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',27,'{"kind":"acted","client":"c26","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',28,'{"kind":"acted","client":"c27","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',29,'{"kind":"acted","client":"c28","move":{"seat":3,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":3,"answer":"secure"},{"kind":"returned","seat":1,"to":2,"card":"Actor 5","notes":0,"answer":"secure"},{"kind":"returned","seat":2,"to":3,"card":"Cameraman 6","notes":0,"answer":"secure"},{"kind":"returned","seat":3,"to":1,"card":"Actor 2","notes":0,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',30,'{"kind":"acted","client":"c29","move":{"seat":1,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":1,"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',31,'{"kind":"acted","client":"c30","move":{"seat":2,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":2,"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',32,'{"kind":"acted","client":"c31","move":{"seat":3,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":3,"out":[]},{"kind":"placed","seat":1,"cards":["Actor 5"],"out":[]},{"kind":"placed","seat":2,"cards":["Cameraman 6"],"out":[]},{"kind":"placed","seat":3,"cards":["Actor 2"],"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',33,'{"kind":"acted","client":"c32","move":{"seat":1,"action":{"kind":"offer","card":"Actor 6","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Actor 6","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',34,'{"kind":"acted","client":"c33","move":{"seat":2,"action":{"kind":"offer","card":"Cameraman 8","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Cameraman 8","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',35,'{"kind":"acted","client":"c34","move":{"seat":3,"action":{"kind":"offer","card":"Actor 3","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Actor 3","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Actor 6","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Cameraman 8","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Actor 3","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',36,'{"kind":"acted","client":"c35","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',37,'{"kind":"acted","client":"c36","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',38,'{"kind":"acted","client":"c37","move":{"seat":3,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":3,"answer":"secure"},{"kind":"returned","seat":1,"to":2,"card":"Actor 6","notes":0,"answer":"secure"},{"kind":"returned","seat":2,"to":3,"card":"Cameraman 8","notes":0,"answer":"secure"},{"kind":"returned","seat":3,"to":1,"card":"Actor 3","notes":0,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',39,'{"kind":"acted","client":"c38","move":{"seat":1,"action":{"kind":"place","out":["Actor 5"]},"draws":[],"events":[{"kind":"arranged","seat":1,"out":["Actor 5"]}]}}');
INSERT INTO entries VALUES('aa0000000001',40,'{"kind":"acted","client":"c39","move":{"seat":2,"action":{"kind":"place","out":["Cameraman 6"]},"draws":[],"events":[{"kind":"arranged","seat":2,"out":["Cameraman 6"]}]}}');
INSERT INTO entries VALUES('aa0000000001',41,'{"kind":"acted","client":"c40","move":{"seat":3,"action":{"kind":"place","out":["Actor 2"]},"draws":[],"events":[{"kind":"arranged","seat":3,"out":["Actor 2"]},{"kind":"placed","seat":1,"cards":["Actor 6"],"out":["Actor 5"]},{"kind":"placed","seat":2,"cards":["Cameraman 8"],"out":["Cameraman 6"]},{"kind":"placed","seat":3,"cards":["Actor 3"],"out":["Actor 2"]}]}}');
INSERT INTO entries VALUES('aa0000000001',42,'{"kind":"acted","client":"c41","move":{"seat":1,"action":{"kind":"offer","card":"Actor 9","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Actor 9","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',43,'{"kind":"acted","client":"c42","move":{"seat":2,"action":{"kind":"offer","card":"Cameraman 9","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Cameraman 9","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',44,'{"kind":"acted","client":"c43","move":{"seat":3,"action":{"kind":"offer","card":"Actor 8","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Actor 8","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Actor 9","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Cameraman 9","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Actor 8","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',45,'{"kind":"acted","client":"c44","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',46,'{"kind":"acted","client":"c45","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',47,'{"kind":"acted","client":"c46","move":{"seat":3,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":3,"answer":"secure"},{"kind":"returned","seat":1,"to":2,"card":"Actor 9","notes":0,"answer":"secure"},{"kind":"returned","seat":2,"to":3,"card":"Cameraman 9","notes":0,"answer":"secure"},{"kind":"returned","seat":3,"to":1,"card":"Actor 8","notes":0,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',48,'{"kind":"acted","client":"c47","move":{"seat":1,"action":{"kind":"place","out":["Actor 6"]},"draws":[],"events":[{"kind":"arranged","seat":1,"out":["Actor 6"]}]}}');
INSERT INTO entries VALUES('aa0000000001',49,'{"kind":"acted","client":"c48","move":{"seat":2,"action":{"kind":"place","out":["Cameraman 8"]},"draws":[],"events":[{"kind":"arranged","seat":2,"out":["Cameraman 8"]}]}}');
INSERT INTO entries VALUES('aa0000000001',50,'{"kind":"acted","client":"c49","move":{"seat":3,"action":{"kind":"place","out":["Actor 3"]},"draws":[],"events":[{"kind":"arranged","seat":3,"out":["Actor 3"]},{"kind":"placed","seat":1,"cards":["Actor 9"],"out":["Actor 6"]},{"kind":"placed","seat":2,"cards":["Cameraman 9"],"out":["Cameraman 8"]},{"kind":"placed","seat":3,"cards":["Actor 8"],"out":["Actor 3"]}]}}');
INSERT INTO entries VALUES('aa0000000001',51,'{"kind":"acted","client":"c50","move":{"seat":1,"action":{"kind":"offer","card":"Cameraman 2","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Cameraman 2","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',52,'{"kind":"acted","client":"c51","move":{"seat":2,"action":{"kind":"offer","card":"Scriptwriter 2","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Scriptwriter 2","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',53,'{"kind":"acted","client":"c52","move":{"seat":3,"action":{"kind":"offer","card":"Scriptwriter 5","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Scriptwriter 5","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Cameraman 2","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Scriptwriter 2","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Scriptwriter 5","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',54,'{"kind":"acted","client":"c53","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',55,'{"kind":"acted","client":"c54","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',56,'{"kind":"acted","client":"c55","move":{"seat":3,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":3,"answer":"secure"},{"kind":"returned","seat":1,"to":2,"card":"Cameraman 2","notes":0,"answer":"secure"},{"kind":"returned","seat":2,"to":3,"card":"Scriptwriter 2","notes":0,"answer":"secure"},{"kind":"returned","seat":3,"to":1,"card":"Scriptwriter 5","notes":0,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',57,'{"kind":"acted","client":"c56","move":{"seat":1,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":1,"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',58,'{"kind":"acted","client":"c57","move":{"seat":2,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":2,"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',59,'{"kind":"acted","client":"c58","move":{"seat":3,"action":{"kind":"place","out":[]},"draws":[],"events":[{"kind":"arranged","seat":3,"out":[]},{"kind":"placed","seat":1,"cards":["Cameraman 2"],"out":[]},{"kind":"placed","seat":2,"cards":["Scriptwriter 2"],"out":[]},{"kind":"placed","seat":3,"cards":["Scriptwriter 5"],"out":[]}]}}');
INSERT INTO entries VALUES('aa0000000001',60,'{"kind":"acted","client":"c59","move":{"seat":1,"action":{"kind":"offer","card":"Cameraman 3","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Cameraman 3","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',61,'{"kind":"acted","client":"c60","move":{"seat":2,"action":{"kind":"offer","card":"Scriptwriter 3","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Scriptwriter 3","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',62,'{"kind":"acted","client":"c61","move":{"seat":3,"action":{"kind":"offer","card":"Scriptwriter 6","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Scriptwriter 6","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Cameraman 3","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Scriptwriter 3","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Scriptwriter 6","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',63,'{"kind":"acted","client":"c62","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',64,'{"kind":"acted","client":"c63","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',65,'{"kind":"acted","client":"c64","move":{"seat":3,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":3,"answer":"secure"},{"kind":"returned","seat":1,"to":2,"card":"Cameraman 3","notes":0,"answer":"secure"},{"kind":"returned","seat":2,"to":3,"card":"Scriptwriter 3","notes":0,"answer":"secure"},{"kind":"returned","seat":3,"to":1,"card":"Scriptwriter 6","notes":0,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',66,'{"kind":"acted","client":"c65","move":{"seat":1,"action":{"kind":"place","out":["Cameraman 2"]},"draws":[],"events":[{"kind":"arranged","seat":1,"out":["Cameraman 2"]}]}}');
INSERT INTO entries VALUES('aa0000000001',67,'{"kind":"acted","client":"c66","move":{"seat":2,"action":{"kind":"place","out":["Scriptwriter 2"]},"draws":[],"events":[{"kind":"arranged","seat":2,"out":["Scriptwriter 2"]}]}}');
INSERT INTO entries VALUES('aa0000000001',68,'{"kind":"acted","client":"c67","move":{"seat":3,"action":{"kind":"place","out":["Scriptwriter 5"]},"draws":[],"events":[{"kind":"arranged","seat":3,"out":["Scriptwriter 5"]},{"kind":"placed","seat":1,"cards":["Cameraman 3"],"out":["Cameraman 2"]},{"kind":"placed","seat":2,"cards":["Scriptwriter 3"],"out":["Scriptwriter 2"]},{"kind":"placed","seat":3,"cards":["Scriptwriter 6"],"out":["Scriptwriter 5"]}]}}');
INSERT INTO entries VALUES('aa0000000001',69,'{"kind":"acted","client":"c68","move":{"seat":1,"action":{"kind":"offer","card":"Producer 9","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Producer 9","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',70,'{"kind":"acted","client":"c69","move":{"seat":2,"action":{"kind":"offer","card":"Scriptwriter 9","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Scriptwriter 9","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',71,'{"kind":"acted","client":"c70","move":{"seat":3,"action":{"kind":"offer","card":"Scriptwriter 8","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Scriptwriter 8","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Producer 9","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Scriptwriter 9","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Scriptwriter 8","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000001',72,'{"kind":"acted","client":"c71","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',73,'{"kind":"acted","client":"c72","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',74,'{"kind":"acted","client":"c73","move":{"seat":3,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":3,"answer":"secure"},{"kind":"returned","seat":1,"to":2,"card":"Producer 9","notes":0,"answer":"secure"},{"kind":"returned","seat":2,"to":3,"card":"Scriptwriter 9","notes":0,"answer":"secure"},{"kind":"returned","seat":3,"to":1,"card":"Scriptwriter 8","notes":0,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000001',75,'{"kind":"acted","client":"c74","move":{"seat":1,"action":{"kind":"place","out":["Director 9"]},"draws":[],"events":[{"kind":"arranged","seat":1,"out":["Director 9"]}]}}');
INSERT INTO entries VALUES('aa0000000001',76,'{"kind":"acted","client":"c75","move":{"seat":2,"action":{"kind":"place","out":["Scriptwriter 3"]},"draws":[],"events":[{"kind":"arranged","seat":2,"out":["Scriptwriter 3"]}]}}');
INSERT INTO entries VALUES('aa0000000001',77,'{"kind":"acted","client":"c76","move":{"seat":3,"action":{"kind":"place","out":["Scriptwriter 6"]},"draws":[],"events":[{"kind":"arranged","seat":3,"out":["Scriptwriter 6"]},{"kind":"placed","seat":1,"cards":["Producer 9"],"out":["Director 9"]},{"kind":"placed","seat":2,"cards":["Scriptwriter 9"],"out":["Scriptwriter 3"]},{"kind":"placed","seat":3,"cards":["Scriptwriter 8"],"out":["Scriptwriter 6"]},{"kind":"wallet_shown","seat":1,"notes":10},{"kind":"wallet_shown","seat":2,"notes":10},{"kind":"wallet_shown","seat":3,"notes":10}]}}');
INSERT INTO entries VALUES('aa0000000002',1,'{"kind":"created","game":"cinecitta","rules":1,"content":"393d7901f47107c78a2c452eb99b47acf29efa45ffd84023506d2997d929dfd8","options":{"players":3,"coaster":false,"awards":false},"host":"4740ae6347b0172c01254ff55bae5aff5199f4446e7f6d643d40185b3f475145","server_seed":"19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b","hints":true,"listed":false,"clock":{"kind":"none"}}');
INSERT INTO entries VALUES('aa0000000002',2,'{"kind":"bot","seat":1,"bot":"random"}');
INSERT INTO entries VALUES('aa0000000002',3,'{"kind":"bot","seat":2,"bot":"random"}');
INSERT INTO entries VALUES('aa0000000002',4,'{"kind":"bot","seat":3,"bot":"random"}');
INSERT INTO entries VALUES('aa0000000002',5,'{"kind":"starting"}');
INSERT INTO entries VALUES('aa0000000002',6,'{"kind":"acted","client":"c5","move":{"seat":1,"action":{"kind":"offer","card":"Director 3","notes":0},"draws":[],"events":[{"kind":"offered","seat":1,"card":"Director 3","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000002',7,'{"kind":"acted","client":"c6","move":{"seat":2,"action":{"kind":"offer","card":"Director 2","notes":0},"draws":[],"events":[{"kind":"offered","seat":2,"card":"Director 2","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000002',8,'{"kind":"acted","client":"c7","move":{"seat":3,"action":{"kind":"offer","card":"Director 5","notes":0},"draws":[],"events":[{"kind":"offered","seat":3,"card":"Director 5","notes":0},{"kind":"passed","seat":1,"to":2,"card":"Director 3","notes":0},{"kind":"passed","seat":2,"to":3,"card":"Director 2","notes":0},{"kind":"passed","seat":3,"to":1,"card":"Director 5","notes":0}]}}');
INSERT INTO entries VALUES('aa0000000002',9,'{"kind":"acted","client":"c8","move":{"seat":1,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":1,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000002',10,'{"kind":"acted","client":"c9","move":{"seat":2,"action":{"kind":"secure"},"draws":[],"events":[{"kind":"answered","seat":2,"answer":"secure"}]}}');
INSERT INTO entries VALUES('aa0000000003',1,'{"kind":"created","game":"cinecitta","rules":1,"content":"393d7901f47107c78a2c452eb99b47acf29efa45ffd84023506d2997d929dfd8","options":{"players":3,"coaster":false,"awards":false},"host":"4740ae6347b0172c01254ff55bae5aff5199f4446e7f6d643d40185b3f475145","server_seed":"19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b","hints":true,"listed":true,"clock":{"kind":"none"},"code":"ABCDEF"}');
INSERT INTO entries VALUES('aa0000000003',2,'{"kind":"bot","seat":1,"bot":"random"}');
INSERT INTO entries VALUES('aa0000000003',3,'{"kind":"bot","seat":2,"bot":"random"}');
INSERT INTO entries VALUES('aa0000000003',4,'{"kind":"bot","seat":3,"bot":"random"}');
CREATE TABLE tables (number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL UNIQUE, created INTEGER NOT NULL DEFAULT 0, game TEXT NOT NULL DEFAULT '', phase TEXT NOT NULL DEFAULT '', ended_by TEXT NOT NULL DEFAULT '', listed INTEGER NOT NULL DEFAULT 0, code TEXT NOT NULL DEFAULT '');
INSERT INTO tables VALUES(1,'aa0000000001',1794809572,'cinecitta','over','C37-54',1,'');
INSERT INTO tables VALUES(2,'aa0000000002',1794809572,'cinecitta','playing','',0,'');
INSERT INTO tables VALUES(3,'aa0000000003',1794809572,'cinecitta','lobby','',1,'ABCDEF');
CREATE TABLE players (
  number INTEGER NOT NULL REFERENCES tables (number),
  seat INTEGER NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  person INTEGER NOT NULL,
  won INTEGER NOT NULL,
  PRIMARY KEY (number, seat)
) WITHOUT ROWID;
INSERT INTO players VALUES(1,1,'Bot 1',0,0);
INSERT INTO players VALUES(1,2,'Bot 2',0,0);
INSERT INTO players VALUES(1,3,'Bot 3',0,1);
INSERT INTO players VALUES(2,1,'Bot 1',0,0);
INSERT INTO players VALUES(2,2,'Bot 2',0,0);
INSERT INTO players VALUES(2,3,'Bot 3',0,0);
INSERT INTO players VALUES(3,1,'Bot 1',0,0);
INSERT INTO players VALUES(3,2,'Bot 2',0,0);
INSERT INTO players VALUES(3,3,'Bot 3',0,0);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('tables',3);
CREATE INDEX tables_created ON tables (created);
CREATE INDEX tables_listed ON tables (listed) WHERE listed = 1;
CREATE INDEX tables_phase ON tables (phase) WHERE listed = 1;
CREATE INDEX tables_game ON tables (game) WHERE listed = 1;
CREATE INDEX tables_game_phase ON tables (game, phase) WHERE listed = 1;
CREATE INDEX tables_ended_by ON tables (ended_by) WHERE listed = 1;
CREATE INDEX players_name ON players (name, number) WHERE person = 1;
CREATE INDEX players_winner ON players (name, number) WHERE person = 1 AND won = 1;
CREATE INDEX tables_code ON tables (code) WHERE code <> '';
COMMIT;
PRAGMA user_version = 3;
